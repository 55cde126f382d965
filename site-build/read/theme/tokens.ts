import postcss, { type Declaration } from 'postcss'

/** The values of each token in the order of their declarations, by its name without the dashes. */
export type Tokens = ReadonlyMap<string, readonly string[]>

/** The tokens of the whole page, without those under a condition (`@media`) or another selector: they depend on the browser. */
export function tokensIn(css: string): Tokens {
  const tokens = new Map<string, string[]>()
  for (const declaration of declarationsIn(css).filter(isOfPage)) {
    const name = nameOf(declaration)
    tokens.set(name, [...(tokens.get(name) ?? []), onOneLine(declaration.value)])
  }
  return tokens
}

/** Each declaration of a token. @throws CssSyntaxError with the line */
export function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = []
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    found.push(declaration)
  })
  return found
}

/** The name of a token, without the dashes. */
export function nameOf({ prop }: Declaration): string {
  return prop.slice(2)
}

export function lineOf({ source }: Declaration): number {
  return source?.start?.line ?? 1
}

function isOfPage({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !rule.selectors.some((one) => /^(:root|html)$/.test(one))) return false
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent)
    if (/^(media|container|supports not)\b/.test(`${around.name} ${around.params}`)) return false
  return true
}

function onOneLine(value: string): string {
  return value.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')')
}
