import '#app/styles/site.css'
import { startPage } from '#app/start-page.tsx'
import { ListPage } from './list-page.tsx'
import { connectTitles } from './title-transition.ts'

startPage(({ index }) => <ListPage initial={index} />)
connectTitles()
