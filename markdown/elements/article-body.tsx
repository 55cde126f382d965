import type { Properties, Root, RootContent } from 'hast'
import { createElement, type ReactNode } from 'react'
import { textDirection } from '#markdown/direction.ts'
import { isLongText } from '#markdown/tree.ts'

/** HTML allows no text in these elements, not even line breaks. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr'])

/** An article's text, and its language if that is known (BCP 47). */
export type TextProps = { tree: Root; lang?: string | undefined }

export function ArticleBody({ tree, lang }: TextProps) {
  return (
    <div className={isLongText(tree) ? 'prose prose-long' : 'prose'} dir={textDirection(lang)} lang={lang}>
      {tree.children.map(toReactNode)}
    </div>
  )
}

/** Makes a React node of a node of the tree. Comments and other nodes show nothing. */
function toReactNode(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { tagName, properties } = node
  const props = { key, ...propsOf(properties) }
  const children = WITHOUT_TEXT.has(tagName)
    ? node.children.filter(({ type }) => type !== 'text')
    : node.children
  // React throws for children of an `<img>`, even for an empty list.
  if (children.length === 0) return createElement(tagName, props)
  return createElement(tagName, props, children.map(toReactNode))
}

/** hast names attributes as React does, except `aria-` and `data-`. hast-util-to-jsx-runtime has ten times the size. */
function propsOf(properties: Properties): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (/^data[A-Z]/.test(name)) {
      // React would write `true` for a bare attribute.
      props[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = value === true ? '' : value
    } else {
      const attribute = name.replace(/^aria[A-Z].*/, (aria) => `aria-${aria.slice(4).toLowerCase()}`)
      props[attribute] = Array.isArray(value) ? value.join(' ') : value
    }
  }
  return props
}
