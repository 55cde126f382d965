import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { useLayoutEffect, useRef } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export type ArticleBodyProps = {
  tree: Root
  /** Called with the text's element when it stands in the document, before it is painted. */
  whenShown?: ((text: Element) => void) | undefined
}

/** An article's text, from the tree that the pipeline has made of it. */
export function ArticleBody({ tree, whenShown }: ArticleBodyProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) whenShown?.(element.current)
  }, [whenShown])
  return (
    <div ref={element} className="prose" dir="auto">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs })}
    </div>
  )
}
