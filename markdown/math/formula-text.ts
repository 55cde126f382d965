import type { Element, ElementContent } from 'hast'

/** What stands between the parts of an element of MathML when it is written on one line. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['/'],
  msub: ['_'],
  msup: ['^'],
  msubsup: ['_', '^'],
}
const RELATION = /^[=<>≠≤≥≈∼≪≫∈→←⇒]$/
/** These mean application, multiplication and the like, and are never seen (Unicode, "Invisible Operators"). */
const INVISIBLE = /[\u2061-\u2064]/g
const IN_BRACKETS = /\([^()]*\)/g
const SUM = /[+−=-]/

/** Writes a formula in one line of text, such as λ_i, x^2 or (1+β)/η. @param formula as `mathRenderer` returns it */
export function formulaText(formula: Element): string {
  return textOf(formula).replaceAll(/\s+/g, ' ').trim()
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll(INVISIBLE, '')
  if (node.type !== 'element') return ''
  const parts = node.children.map(textOf)
  const signs = SIGNS[node.tagName]
  if (signs)
    return parts.map((part, index) => `${index > 0 ? signs[index - 1] : ''}${grouped(part)}`).join('')
  const text = parts.join('')
  if (node.tagName === 'msqrt') return `√${grouped(text)}`
  return node.tagName === 'mo' && RELATION.test(text) ? ` ${text} ` : text
}

/** A sum would belong to the sign beside it only by half. */
function grouped(part: string): string {
  const isSum = part.length > 1 && SUM.test(part.replaceAll(IN_BRACKETS, ''))
  return isSum ? `(${part.replaceAll(' ', '')})` : part
}
