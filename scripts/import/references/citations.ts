/** References to a bibliography: https://quarto.org/docs/authoring/citations.html. */

/** An entry of BibTeX, as it is written. Its fields may contain braces in pairs. */
export type Entries = ReadonlyMap<string, string>

/** The start of an entry: `@article{key,`. Exports of OpenReview have the key in the next line. */
const ENTRY = /^[ \t]*@(?<type>[a-zA-Z]+)[ \t]*[{(]\s*(?<key>[^\s,{}()"]+)\s*,/gm
/** Entries that are no publications. */
const OTHER_ENTRIES = /^(?:string|comment|preamble)$/i
/** The longest entry that counts. */
const MAX_ENTRY_LENGTH = 20_000
const KEY = String.raw`[\p{L}\d_](?:[\p{L}\d_:.#$%&+?<>~/-]*[\p{L}\d_/-])?`
/** `@key` in the words, `-@key` without the author, and `@{key}`. */
const REFERENCE = new RegExp(`(?<![\\w@\`/.\\]])-?@\\{?(?<key>${KEY})\\}?`, 'gu')
/** Brackets with a reference, such as `[see @key, p. 3]`, that are no link. */
const IN_BRACKETS = /\[(?<words>[^[\]\n]{0,500}@[^[\]\n]{1,500})\](?![([])/g

/** Finds the entries of a bibliography in BibTeX by their keys, without reading their fields. */
export function readEntries(bibliography: string): Entries {
  const entries = new Map<string, string>()
  for (const match of bibliography.matchAll(ENTRY)) {
    const { type = '', key = '' } = match.groups ?? {}
    if (OTHER_ENTRIES.test(type)) continue
    const entry = balanced(bibliography, match.index)
    if (entry !== null && !entries.has(key)) entries.set(key, entry)
  }
  return entries
}

/** The text from an index to the brace that closes the first one. */
function balanced(text: string, start: number): string | null {
  let depth = 0
  for (let index = start; index < Math.min(text.length, start + MAX_ENTRY_LENGTH); index += 1) {
    const character = text.charAt(index)
    if (character === '\\') index += 1
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return text.slice(start, index + 1).trim()
    }
  }
  return null
}

/** The keys in a text that are in a bibliography, in the order of the text. */
export function citedKeys(text: string, entries: Entries): string[] {
  const keys = Array.from(text.matchAll(REFERENCE), ({ groups }) => groups?.['key'] ?? '')
  return Array.from(new Set(keys)).filter((key) => entries.has(key))
}

/** Writes the references in words as `[@key]`, without pages and other words around the keys. */
export function bracketReferences(words: string, entries: Entries): string {
  const references: string[] = []
  // The references in brackets are out of the text while those without brackets are written.
  const masked = words.replaceAll(IN_BRACKETS, (written: string, inner: string) => {
    const keys = citedKeys(inner, entries)
    if (keys.length === 0) return written
    references.push(`[${keys.map((key) => `@${key}`).join('; ')}]`)
    return `\uE001${references.length - 1}\uE001`
  })
  const bracketed = masked.replaceAll(REFERENCE, (written: string, key: string) => {
    const isKnown = entries.has(key)
    return isKnown ? `[@${key}]` : written
  })
  return bracketed.replaceAll(/\uE001(\d+)\uE001/g, (_, index: string) => references[Number(index)] ?? '')
}

/** The keys of `{% cite a b --file c %}`: what stands before its options. */
export function keysOfTag(get: (position: number) => string): string[] {
  const keys: string[] = []
  for (let position = 0; ; position += 1) {
    const word = get(position)
    const isKey = word !== '' && !word.startsWith('-')
    if (!isKey) return keys
    keys.push(word)
  }
}
