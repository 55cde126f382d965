import '#app/styles/site.css'
import 'virtual:home.css'
import { listenForDrops } from '#app/features/drop-point/listen-for-drops.ts'
import { startPage } from '#app/start-page.tsx'
import { HomePage } from './home-page.tsx'

startPage(() => <HomePage />)
listenForDrops()
