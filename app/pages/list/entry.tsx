import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import { startPage } from '#app/start-page.tsx'
import { articlesFromRows } from './articles-from-rows.ts'
import { ListPage } from './list-page.tsx'

startPage(({ list }) => <ListPage list={list && { ...list, entries: articlesFromRows(document) }} />)
