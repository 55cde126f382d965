import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { ArticlePlaces } from '#markdown/article-places.ts'
import { formatMarkdown } from '#markdown/format-markdown.ts'

/** Bases from which `written` restores the destinations as they are in the text. */
const PLACES: ArticlePlaces = { files: '', pages: '/file/', base: '/site/' }

/** A title that no heading has, so that the first heading stays in the text. */
const NO_TITLE = '\0'

/** Attributes that this site adds. */
const ADDED = new Set(
  'ariaDescribedBy ariaLabel dataLanguage decoding id loading referrerPolicy rel role tabIndex'.split(' '),
)

/** The HTML of a text from the real pipeline, without the site's additions, for comparison with that of a specification. */
export async function bareHtml(markdown: string): Promise<string> {
  const { body } = await formatMarkdown(markdown, PLACES, NO_TITLE)
  const tree: Root = {
    type: 'root',
    children: body.children.flatMap((node) => (isKnown(node) ? bareNode(node) : [])),
  }
  return comparable(toHtml(tree, { characterReferences: { useNamedReferences: true } }))
}

/**
 * Normalised HTML: attributes are sorted, void elements have no slash, blocks have no white space around them, and first
 * headings are one level down, as on this site (docs/decisions/0005-one-h1.md).
 */
export function comparable(html: string): string {
  return html
    .replaceAll('&gt;', '>')
    .replaceAll(/<(\/?)h1\b/g, '<$1h2')
    .replaceAll(
      /<([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)+) ?\/?>/g,
      (_tag, name: string, attributes: string) => {
        const sorted = [...attributes.matchAll(/ [a-z-]+(?:="[^"]*")?/g)]
          .map(([attribute]) => attribute)
          .toSorted()
        return `<${name}${sorted.join('')}>`
      },
    )
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(
      /\s*(<\/?(?:blockquote|h[1-6]|hr|li|ol|p|pre|ul|table|thead|tbody|tr|t[hd]|div|section)\b[^>]*>)\s*/g,
      '$1',
    )
    .replaceAll(/<br>\s*/g, '<br>')
    .trim()
}

function isKnown(node: Root['children'][number]): node is ElementContent {
  return node.type === 'element' || node.type === 'text'
}

function bareNode(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap(bareNode)
  switch (node.tagName) {
    // Boxes in which tables and code scroll, and which may contain a button.
    case 'div':
      return children.some((child) => child.type === 'element' && /^(pre|table)$/.test(child.tagName))
        ? children
        : [{ ...node, properties: bareProperties(node), children }]
    case 'pre':
      return [{ ...node, properties: {}, children: children.map(withLastLineEnd) }]
    case 'figure':
      return [figureParagraph(node)]
    default:
      return [{ ...node, properties: bareProperties(node), children }]
  }
}

/** In the specifications the last line of code also ends with a line break. */
function withLastLineEnd(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  const isEmpty = node.children.every((child) => child.type === 'text' && child.value === '')
  return isEmpty ? node : { ...node, children: [...node.children, { type: 'text', value: '\n' }] }
}

/** This site shows a picture with a title as a figure, the specifications as a paragraph. */
function figureParagraph({ children: [image, caption] }: Element): Element {
  const title =
    caption?.type === 'element' && caption.children[0]?.type === 'text' ? caption.children[0].value : ''
  const picture: ElementContent[] =
    image?.type === 'element' ? [{ ...image, properties: { ...bareProperties(image), title } }] : []
  return { type: 'element', tagName: 'p', properties: {}, children: picture }
}

function bareProperties({ properties }: Element): Element['properties'] {
  const entries = Object.entries(properties).flatMap(
    ([name, value]): [string, Element['properties'][string]][] => {
      if (ADDED.has(name)) return []
      if (name === 'className') {
        const classes = Array.isArray(value)
          ? value.filter((one) => /^(language|alert|align|math)/.test(String(one)))
          : []
        return classes.length > 0 ? [[name, classes]] : []
      }
      if (name === 'href') return [[name, written(String(value)).replace('#user-content-', '#')]]
      if (name === 'src') return [[name, withoutFolder(String(value))]]
      return [[name, value]]
    },
  )
  return Object.fromEntries(entries)
}

/** The destination of a link as written in the article. */
function written(href: string): string {
  const [, kind, path = '', fragment = ''] = /^\/(site\/blogs|file)\/([^#]*)(.*)$/s.exec(href) ?? []
  if (kind === undefined) return href
  const decoded = decodeURIComponent(path)
  return encodeURI(kind === 'site/blogs' ? `${decoded}.md` : withoutFolder(decoded)) + fragment
}

/** A path from the root of the repository as written in the article. */
function withoutFolder(path: string): string {
  if (/^([a-z]+:|\/\/)/.test(path)) return path
  return path.startsWith('articles/') ? path.slice('articles/'.length) : `/${path}`
}
