import './styles/site.css'
import './pages/article/article-footer.css'
import './styles/prose.css'
import './styles/prose/long.css'
import './styles/prose/math.css'
import './styles/reading.css'
import './features/enhancements/enhancements.css'
import './styles/print.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Blog } from './blog.tsx'
import { loadPage, prefetchList } from './blog-pages.ts'
import { readPageData } from './document-data.tsx'
import { openDocument } from './open-document.ts'
import { routeOf } from './lib/route.ts'
import { BASE } from './lib/settings.ts'

const { root, isOwn } = openDocument()
const blog = (
  <StrictMode>
    <Blog data={isOwn ? readPageData(document) : {}} />
  </StrictMode>
)

// Where the page's bundle cannot be had, what stands in the document can be read.
loadPage(routeOf(location.pathname, BASE)).then(start, () => {})

function start() {
  if (isOwn) return hydrateRoot(root, blog)
  // 404.html opens addresses that have no document of their own.
  root.replaceChildren()
  return createRoot(root).render(blog)
}

// Nothing of it is needed before the page can be read, and where it cannot be loaded the page is read without.
addEventListener('load', () => {
  prefetchList()
  import('./features/enhancements/start-enhancements.ts').then(
    ({ startEnhancements }) => startEnhancements(document),
    () => {},
  )
  // Not while developing: a copy that is kept would hide the next edit.
  if (import.meta.env.PROD)
    import('./lib/after-load.ts').then(
      ({ afterLoad }) => afterLoad(),
      () => {},
    )
})
