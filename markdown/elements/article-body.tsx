import type { Element as HastElement, Properties, Root, RootContent } from 'hast'
import { createElement, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { GrowingRows } from './growing-rows.tsx'
import { isLongText } from '#markdown/tree-size.ts'

/** Between these elements HTML allows no text, not even the line breaks that stand there in the tree. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr'])

export type ArticleBodyProps = {
  tree: Root
  /** Called with the text's element when it stands in the document, before it is painted. */
  whenShown?: ((text: Element) => void) | undefined
}

/** Elements that are made in one step. Between steps React lets the page answer, as a new text is a transition (`use-live.ts`). */
const STEP = 50
/** Cells of the rows that a table grows by in one frame. */
const CELLS = 500

/** An article's text, from the tree that the pipeline has made of it. */
export function ArticleBody({ tree, whenShown }: ArticleBodyProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) whenShown?.(element.current)
  }, [whenShown])
  return (
    <div ref={element} className={isLongText(tree) ? 'prose prose-long' : 'prose'} dir="auto">
      {childrenOf(tree.children)}
    </div>
  )
}

function childrenOf(nodes: readonly RootContent[]): ReactNode {
  return nodes.length > STEP ? stepsOf(nodes, STEP) : nodes.map(nodeOf)
}

function stepsOf(nodes: readonly RootContent[], step: number): ReactElement[] {
  const starts = Array.from({ length: Math.ceil(nodes.length / step) }, (_, index) => index * step)
  return starts.map((start) => <Step key={start} nodes={nodes.slice(start, start + step)} />)
}

/** So many rows as have some hundred cells together, but no more than fifty. */
function rowsOfStep([row]: readonly RootContent[]): number {
  const columns = row?.type === 'element' ? row.children.length : 1
  return Math.min(STEP, Math.ceil(CELLS / columns))
}

function Step({ nodes }: { nodes: readonly RootContent[] }) {
  return nodes.map(nodeOf)
}

function nodeOf(node: RootContent, index: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'element':
      return <Node key={index} node={node} />
    // The pipeline leaves no other kinds.
    default:
      return null
  }
}

function Node({ node: { tagName, properties, children } }: { node: HastElement }) {
  const shown = WITHOUT_TEXT.has(tagName) ? children.filter(({ type }) => type !== 'text') : children
  const props = propsOf(properties)
  if (tagName === 'tbody' && shown.length > 2 * rowsOfStep(shown))
    return <GrowingRows rows={stepsOf(shown, rowsOfStep(shown))} />
  return shown.length === 0 ? createElement(tagName, props) : createElement(tagName, props, childrenOf(shown))
}

/**
 * The names that hast has for attributes are React's own, but for `aria-` and `data-`. This is all that
 * hast-util-to-jsx-runtime would do for the attributes of the allow-list, in a tenth of its size.
 */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [attributeOf(name), valueOf(name, value)]),
  )
}

/** Of a bare attribute hast says `true`; under a name that React does not know it would write that out. */
function valueOf(name: string, value: Properties[string]) {
  if (Array.isArray(value)) return value.join(' ')
  return value === true && name.startsWith('data') ? '' : value
}

function attributeOf(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`
  if (/^data[A-Z]/.test(name)) return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name
}
