import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import './text/article-footer.css'
import '#app/styles/prose.css'
import '#app/styles/reading.css'
import '#app/styles/print.css'
import { useLayoutEffect, useRef } from 'react'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { routeOf } from '#app/lib/site/route.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { startPage, whenLoaded } from '#app/start-page.tsx'
import { OwnPage } from '#app/pages/own/own-page.tsx'
import { ArticlePage } from './article-page.tsx'

// Decoded exactly once (ART-4). If the encoding is malformed, no article can have the name.
const route = routeOf(location.pathname, BASE)
const nameInAddress = route.page === 'article' ? percentDecoded(route.segment) : null
const textNodes = [...(document.querySelector('.article-text')?.childNodes ?? [])]

startPage(({ article, own }) => {
  const text = <AdoptedBody nodes={textNodes} />
  if (import.meta.env.SITE_HAS_PAGES && own) return <OwnPage page={own} text={text} />
  const name = article?.name ?? nameInAddress ?? ''
  return <ArticlePage name={name} initial={article && { ...article, text }} />
})

whenLoaded(
  () => import('#app/features/enhancements/start-enhancements.ts'),
  ({ startEnhancements }) => startEnhancements(),
)

/**
 * The prerendered text, which the document already shows. React hydrates its element and leaves the text in it as it is: the empty
 * string differs from it, and `suppressHydrationWarning` lets such a difference stay. If React makes a new element because hydration
 * fails, the nodes move into that one.
 */
function AdoptedBody({ nodes }: { nodes: readonly Node[] }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current && !element.current.hasChildNodes()) element.current.append(...nodes)
  }, [nodes])
  return (
    <div ref={element} className="article-text" suppressHydrationWarning>
      {''}
    </div>
  )
}
