import type { Word } from './english-words.ts'

const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/**
 * What is wrong with an owner's word: it has to be of the same kind as the English one, and to keep its placeholders.
 *
 * @returns expected and found; `null` if nothing is wrong
 */
export function wordMistake(english: Word, own: unknown): string | null {
  if (typeof english === 'string') return textMistake(english, own)
  if (typeof own !== 'object' || own === null || !('other' in own))
    return `expected the plural forms of the language, such as { one, other }, found ${JSON.stringify(own)}`
  for (const [category, form] of Object.entries(own)) {
    if (!CATEGORIES.has(category)) return `expected ${[...CATEGORIES].join(', ')}, found ${category}`
    // "One article" needs no number.
    const mistake = textMistake(english.other, form, category === 'other' ? [] : ['count'])
    if (mistake !== null) return `${category}: ${mistake}`
  }
  return null
}

function textMistake(english: string, own: unknown, optional: readonly string[] = []): string | null {
  if (typeof own !== 'string' || own.trim() === '')
    return `expected some text that is not blank, found ${JSON.stringify(own)}`
  const expected = placeholdersIn(english)
  const found = placeholdersIn(own)
  const isComplete = expected.every((name) => found.includes(name) || optional.includes(name))
  if (isComplete && found.every((name) => expected.includes(name))) return null
  return `expected ${expected.map(braced).join(', ') || 'no {placeholder}'}, found ${JSON.stringify(own)}`
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
}

function braced(name: string): string {
  return `{${name}}`
}
