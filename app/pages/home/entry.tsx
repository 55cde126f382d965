import '#app/styles/site.css'
import 'virtual:home.css'
import { startPage } from '#app/start-page.tsx'
import { HomePage } from './home-page.tsx'

startPage(() => <HomePage />)
