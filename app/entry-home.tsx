import './styles/site.css'
import 'virtual:landscape.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Home } from './home.tsx'
import { openDocument } from './open-document.ts'

const { root } = openDocument()

// As a transition it lets frames through: the letters of the greeting are being revealed meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Home />
    </StrictMode>,
  )
})

// Not while developing: a copy that is kept would hide the next edit.
if (import.meta.env.PROD)
  addEventListener('load', () => {
    import('./lib/after-load.ts').then(
      ({ afterLoad }) => afterLoad(),
      () => {},
    )
  })
