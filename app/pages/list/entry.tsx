import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import { startPage } from '#app/start-page.tsx'
import { articlesFromRows } from './article-rows.tsx'
import { ListPage } from './list-page.tsx'

startPage(({ list }) => <ListPage list={list && { ...list, entries: articlesFromRows(document) }} />)
