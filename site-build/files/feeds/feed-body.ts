import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { element } from '#markdown/tree.ts'

/** The attributes that feed readers understand. All others are for our styles and scripts. */
const KEPT = new Set('href src alt title width height start colSpan rowSpan'.split(' '))

/**
 * The text of an article for feed readers, which lack our styles and scripts: addresses are complete, formulas are lines of text,
 * a diagram is its source with a link to the page that draws it, and there is no table of contents.
 *
 * @param drawn the text of the link to a diagram's drawing (`words.heads.diagramInPage`)
 */
export function feedBody(html: string, address: string, drawn: string): string {
  const { children } = fromHtml(html, { fragment: true })
  const prose = children.find((node) => node.type === 'element' && hasClass(node, 'prose'))
  return prose?.type === 'element' ? toHtml(prose.children.flatMap(readable)) : ''

  function readable(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node]
    if (node.type !== 'element') return []
    const inside = node.children.flatMap(readable)
    switch (node.tagName) {
      case 'math':
        return [element('code', {}, [formulaText(node)])]
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
      default: {
        const kept = Object.entries(node.properties).filter(([name]) => KEPT.has(name))
        const complete = kept.map(([name, value]) => {
          const isAddress = (name === 'href' || name === 'src') && URL.canParse(String(value), address)
          return [name, isAddress ? new URL(String(value), address).href : value]
        })
        return [element(node.tagName, Object.fromEntries(complete), inside)]
      }
    }
  }
}

function isDiagram(pre: Element): boolean {
  return pre.children.some((child) => child.type === 'element' && hasClass(child, 'language-mermaid'))
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name)
}

/** Operators that are easier to read between spaces. */
const SPACED = /^[=≠≈≡∼<>≤≥≪≫+−±×⋅→←↦⇒⇔∈∉⊂⊆∪∩∧∨∣,;:]$/
/** Function application, invisible times, separator and plus. */
const INVISIBLE = /[\u2061-\u2064]/g

/** A formula as one line of text, for feed readers that do not show MathML: `e^(x_i) / ∑_j e^(x_j)`. */
export function formulaText(math: Element): string {
  return textOf(math).replaceAll(/\s+/g, ' ').trim()
}

function textOf(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value.replaceAll(INVISIBLE, '') : ''
  const parts = node.children.map(textOf)
  const text = parts.join('')
  const [base = '', second = '', third = ''] = parts
  const [first] = node.children
  // Between a sum or a limit and its operand.
  const end = first?.type === 'element' && first.tagName === 'mo' ? ' ' : ''
  switch (node.tagName) {
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`
    case 'msup':
      return `${base}^${grouped(second)}`
    case 'msub':
    case 'munder':
      return `${base}_${grouped(second)}${end}`
    case 'mover':
      return node.properties.accent === undefined ? `${base}^${grouped(second)}` : base + second
    case 'msubsup':
    case 'munderover':
      return `${base}_${grouped(second)}^${grouped(third)}${end}`
    case 'msqrt':
      return `√${grouped(text)}`
    case 'mroot':
      return `${grouped(second)}√${grouped(base)}`
    case 'mtr':
      return parts.map((part) => part.trim()).join(' ')
    case 'mtable':
      return parts.map((part) => part.trim()).join('; ')
    case 'mspace':
      return ' '
    case 'mphantom':
      return ''
    case 'mo':
      return SPACED.test(text.trim()) ? ` ${text.trim()} ` : text
    default:
      return text
  }
}

/** Parentheses around everything but a name or a number. */
function grouped(text: string): string {
  const trimmed = text.trim()
  return /^(?:[\p{L}\p{N}.]*|.)$/u.test(trimmed) ? trimmed : `(${trimmed})`
}
