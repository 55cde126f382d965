import type { Element, ElementContent, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { element } from '#markdown/tree.ts'
import type { RenderedText } from '#site-build/model.ts'

/** The attributes that feed readers understand. All others are for our styles and scripts. */
const READABLE_ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'controls',
  'preload',
  'start',
  'colSpan',
  'rowSpan',
])

export type FeedText = Pick<RenderedText, 'html' | 'formulas'>

/**
 * The text of an article for feed readers, which lack our styles and scripts, and often MathML: addresses are complete, a formula is
 * its TeX, a diagram is its source with a link to the page that draws it, and there is no table of contents.
 *
 * @param drawn the text of the link to a diagram's drawing (`words.heads.diagramInPage`)
 */
export async function feedBody(
  { html, formulas }: FeedText,
  address: string,
  drawn: string,
): Promise<string> {
  // Most builds have all texts of feeds in the cache, and loading these takes 80 ms.
  const { fromHtml } = await import('hast-util-from-html')
  const { toHtml } = await import('hast-util-to-html')
  const { children } = fromHtml(html, { fragment: true })
  const sources = formulas.values()
  const prose = children.find((node) => node.type === 'element' && hasClass(node, 'prose'))
  return prose?.type === 'element' ? toHtml(prose.children.flatMap(readable)) : ''

  function readable(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node]
    if (node.type !== 'element') return []
    const inside = node.children.flatMap(readable)
    switch (node.tagName) {
      // Readers of feeds show both pictures of a theme, most of them on white.
      case 'img':
        return hasClass(node, 'only-dark') ? [] : [element('img', readableAttributes(node, address), [])]
      // Readers of feeds show no frames.
      case 'iframe': {
        const link = { ...node, properties: { href: node.properties.src ?? '' } }
        return [element('a', readableAttributes(link, address), [String(node.properties.title)])]
      }
      case 'math':
        return [element('code', {}, [sources.next().value ?? ''])]
      // One without an address is a fragment, which feed readers do not need.
      case 'a':
        if (node.properties['href'] === undefined) return inside
        if (hasClass(node, 'paper-link')) return []
        return [element('a', readableAttributes(node, address), inside)]
      // What unfolds below a publication.
      case 'details':
        return []
      case 'input':
        return [{ type: 'text', value: node.properties.checked ? '☑ ' : '☐ ' }]
      // The elements that colour and number code.
      case 'span':
        return inside
      case 'pre':
        if (!isDiagram(node)) return [element('pre', {}, inside)]
        return [
          element('p', {}, [element('a', { href: address }, [drawn]), ':']),
          element('pre', {}, [element('code', {}, [toString(node)])]),
        ]
      case 'div':
        if (hasClass(node, 'code-title') || hasClass(node, 'math-block')) return [element('p', {}, inside)]
        return hasClass(node, 'alert') ? [element('blockquote', {}, inside)] : inside
      default:
        return [element(node.tagName, readableAttributes(node, address), inside)]
    }
  }
}

/** The attributes that feed readers understand, with complete addresses. @param page the address of the article's page */
function readableAttributes({ properties }: Element, page: string): Element['properties'] {
  const attributes: Element['properties'] = {}
  for (const [name, value] of Object.entries(properties)) {
    if (!READABLE_ATTRIBUTES.has(name)) continue
    const isAddress = name === 'href' || name === 'src'
    const isComplete = isAddress && URL.canParse(String(value), page)
    attributes[name] = isComplete ? new URL(String(value), page).href : value
  }
  return attributes
}

function isDiagram(pre: Element): boolean {
  return pre.children.some((child) => child.type === 'element' && hasClass(child, 'language-mermaid'))
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties
  return Array.isArray(className) && className.includes(name)
}
