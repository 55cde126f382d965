import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { element } from '#markdown/tree.ts'
import { formulaText } from './formula-text.ts'

/** The attributes that feed readers understand. All others are for our styles and scripts. */
const KEPT = new Set('href src alt title width height start colSpan rowSpan'.split(' '))

/**
 * The text of an article for feed readers, which lack our styles and scripts: addresses are complete, formulas are
 * lines of text, and a diagram is its source with a link to the page that draws it.
 *
 * @param drawn the text of the link to a diagram's drawing (`words.heads.diagramInPage`)
 */
export function feedBody(html: string, address: string, drawn: string): string {
  const prose = proseIn(fromHtml(html, { fragment: true }))
  return toHtml({ type: 'root', children: prose.flatMap((node) => readable(node, address, drawn)) })
}

/** The text without the table of contents. */
function proseIn(root: Root): readonly RootContent[] {
  const prose = root.children.find((node) => node.type === 'element' && hasClass(node, 'prose'))
  return prose?.type === 'element' ? prose.children : []
}

function readable(node: RootContent, address: string, drawn: string): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const inside = () => node.children.flatMap((child) => readable(child, address, drawn))
  switch (node.tagName) {
    case 'math':
      return [element('code', {}, [formulaText(node)])]
    case 'input':
      return [{ type: 'text', value: node.properties.checked ? '☑ ' : '☐ ' }]
    // The elements that colour and number code.
    case 'span':
      return inside()
    case 'pre':
      return isDiagram(node) ? diagram(node, address, drawn) : [element('pre', {}, inside())]
    case 'div':
      if (hasClass(node, 'code-title') || hasClass(node, 'math-block')) return [element('p', {}, inside())]
      return hasClass(node, 'alert') ? [element('blockquote', {}, inside())] : inside()
    default:
      return [element(node.tagName, keptProperties(node.properties, address), inside())]
  }
}

function isDiagram(pre: Element): boolean {
  return pre.children.some((child) => child.type === 'element' && hasClass(child, 'language-mermaid'))
}

function diagram(pre: Element, address: string, drawn: string): Element[] {
  const link = element('a', { href: address }, [drawn])
  return [element('p', {}, [link, ':']), element('pre', {}, [element('code', {}, [toString(pre)])])]
}

function keptProperties(properties: Properties, address: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => KEPT.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, /^(href|src)$/.test(name) ? complete(String(value), address) : value]),
  )
}

function complete(link: string, address: string): string {
  return URL.canParse(link, address) ? new URL(link, address).href : link
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name)
}
