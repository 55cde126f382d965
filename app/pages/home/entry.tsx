import '#app/styles/site.css'
import 'virtual:home.css'
import { startPage } from '#app/start-page.tsx'
import { HomePage } from './home-page.tsx'
import { printWhenAsked } from './print-profile.ts'

// First, because the stage takes an unknown fragment out of the address.
printWhenAsked()
startPage(() => <HomePage />)
