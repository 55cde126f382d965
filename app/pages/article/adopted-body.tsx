import { useLayoutEffect, useRef } from 'react'

/**
 * The prerendered text of an article and its contents, kept as it stands in the document: nothing parses or renders it a second time.
 *
 * To React it is an element with an empty text in it, whose real content hydration is told to leave alone. Where the
 * element is made anew (after coming back to the page, or when hydration had to start over) it gets its nodes again.
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
