import { useLayoutEffect, useRef } from 'react'

/**
 * The prerendered text of an article. It stays in the document as it is: nothing parses or renders it a second time.
 *
 * For React this is an element with an empty text, and hydration ignores its real content. If hydration fails and React makes a
 * new element, the nodes move into that one.
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
