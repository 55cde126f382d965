import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import { startPage } from '#app/start-page.tsx'
import { articlesIn } from './articles-in.ts'
import { ListPage } from './list-page.tsx'

startPage(({ list }) => <ListPage list={list && { ...list, entries: articlesIn(document) }} />)
