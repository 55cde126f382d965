import { useLayoutEffect, useRef } from 'react'

/**
 * The prerendered text of an article, which stays in the document as it is: nothing parses or renders it a second time.
 *
 * To React this is an element with an empty text, whose real content hydration leaves alone. If React makes the element
 * anew, because hydration had to start over, it gets its nodes again.
 */
export function AdoptedBody({ nodes }: { nodes: readonly Node[] }) {
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
