import type { Element, ElementContent } from 'hast'

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
