import type { Element as HastElement, Properties, Root, RootContent } from 'hast'
import { createElement, useLayoutEffect, useRef, type ReactNode } from 'react'

/** Between these elements HTML allows no text, not even the line breaks that stand there in the tree. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr'])

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
      {childrenOf(tree.children)}
    </div>
  )
}

function childrenOf(nodes: readonly RootContent[]): ReactNode[] {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return node.value
      case 'element':
        return elementOf(node, index)
      // The pipeline leaves no other kinds.
      default:
        return null
    }
  })
}

function elementOf({ tagName, properties, children }: HastElement, key: number): ReactNode {
  const shown = WITHOUT_TEXT.has(tagName) ? children.filter(({ type }) => type !== 'text') : children
  return createElement(tagName, { key, ...propsOf(properties) }, ...childrenOf(shown))
}

/**
 * The names that hast has for attributes are React's own, but for `aria-` and `data-`. This is all that
 * hast-util-to-jsx-runtime would do for the attributes of the allow-list, in a tenth of its size.
 */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      attributeOf(name),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
}

function attributeOf(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`
  if (/^data[A-Z]/.test(name)) return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name
}
