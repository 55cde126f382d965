import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/** An article's text, from the tree that the pipeline has made of it. */
export function ArticleBody({ tree }: { tree: Root }) {
  return (
    <div className="prose" dir="auto">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs })}
    </div>
  )
}
