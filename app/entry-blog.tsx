import './styles/site.css'
import './features/markdown/prose.css'
import './features/reading/reading.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Blog } from './blog.tsx'
import { readPageData } from './document-data.tsx'
import { openDocument } from './open-document.ts'

const { root, isOwn } = openDocument()
const blog = (
  <StrictMode>
    <Blog data={isOwn ? readPageData(document) : {}} />
  </StrictMode>
)

if (isOwn) {
  hydrateRoot(root, blog)
} else {
  // 404.html opens addresses that have no document of their own.
  root.replaceChildren()
  createRoot(root).render(blog)
}
