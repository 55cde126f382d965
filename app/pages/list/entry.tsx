import '#app/styles/site.css'
import { startPage } from '#app/start-page.tsx'
import { ListPage } from './list-page.tsx'

startPage(({ index }) => <ListPage initial={index} />)
