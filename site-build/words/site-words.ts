import { closestNames } from '#app/lib/closest-names.ts'
import type { Words } from '#app/lib/language/english.ts'
import { contentMistake } from '#content/rules/content-mistake.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { wordMistake } from './word-mistake.ts'

type Group = Readonly<Record<string, unknown>>

/**
 * The words of a site: the owner's own, and English for the others.
 *
 * @param own the words of `content/words.ts`
 * @throws Error with one line for each mistake: word, expected, found
 */
export function siteWords(own: unknown): Words {
  const groups = recordOf(own)
  const mistakes = groups ? Object.entries(groups).flatMap(mistakesIn) : [`words: expected an object`]
  if (mistakes.length > 0) {
    throw contentMistake(
      ['content/words.ts needs a correction:', ...mistakes.map((line) => `  - ${line}`)].join('\n'),
    )
  }
  const merged = Object.entries(ENGLISH_WORDS).map(([name, english]) => [
    name,
    { ...english, ...(groups?.[name] as Group) },
  ])
  return Object.fromEntries(merged) as Words
}

function mistakesIn([group, words]: [string, unknown]): string[] {
  const english = Object.hasOwn(ENGLISH_WORDS, group) ? ENGLISH_WORDS[group] : undefined
  if (!english)
    return [
      `${group}: no subject of this name is known${close(group, ENGLISH_WORDS)}; there are ${Object.keys(ENGLISH_WORDS).join(', ')}`,
    ]
  const own = recordOf(words)
  if (!own) return [`${group}: expected an object with words, found ${JSON.stringify(words)}`]
  return Object.entries(own).flatMap(([key, word]) => {
    const known = Object.hasOwn(english, key) ? english[key] : undefined
    if (known === undefined) return [`${group}.${key}: no word of this name is known${close(key, english)}`]
    const mistake = wordMistake(known, word)
    return mistake === null ? [] : [`${group}.${key}: ${mistake}`]
  })
}

function close(name: string, known: Group): string {
  const [closest] = closestNames(name, Object.keys(known))
  return closest === undefined ? '' : `; close: ${closest}`
}

function recordOf(value: unknown): Group | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : null
}
