import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Article, Finding, Fix } from '#site-build/model.ts'

type Field = keyof typeof FRONTMATTER.entries

/** What Hugo, Jekyll, Eleventy, Astro and others call our fields, in lower case, the most usual first. The import reads the same. */
export const OTHER_NAMES: Partial<Record<Field, string[]>> = {
  author: ['authors', 'byline'],
  canonical: ['canonicalurl', 'canonical_url'],
  cover: ['image', 'hero', 'thumbnail', 'featured_image', 'heroimage', 'ogimage', 'images', 'banner'],
  date: ['pubdate', 'pubdatetime', 'publishdate', 'publishedat', 'published_at', 'created'],
  description: ['excerpt', 'summary', 'subtitle', 'spoiler'],
  lang: ['language', 'locale'],
  tags: ['tag', 'categories', 'category', 'keywords', 'topics'],
  updated: ['lastmod', 'moddatetime', 'last_modified_at', 'updateddate', 'updatedat', 'modified'],
}
/** The largest share of letters in which a misspelt name may differ, to be corrected: one letter of six, but not `stage` for `tags`. */
const MAX_CORRECTED_DISTANCE = 0.17
const FIELDS = Object.keys(FRONTMATTER.entries) as Field[]

type Place = { file: string; line: number }

/** One warning for each unknown name of a field, at its first place: it may be misspelt, or other tools may need it in every article. */
export function unknownFields(texts: readonly Article[], known: readonly string[]): Finding[] {
  const placesByName = new Map<string, Place[]>()
  for (const { file, unknownFields: fields } of texts)
    for (const { name, line } of fields) {
      if (known.includes(name)) continue
      const places = placesByName.get(name) ?? []
      places.push({ file, line })
      placesByName.set(name, places)
    }
  const unknownNames = new Map(
    texts.map((text) => [text.file, text.unknownFields.map(({ name }) => name.toLowerCase())]),
  )
  return [...placesByName].map(([name, places]) => {
    const [first, ...others] = places
    const suggested = fieldOfOtherTools(name) ?? closestNames(name, [...FIELDS, ...known])[0]
    const hint = suggested === undefined ? '' : `; close: ${suggested}`
    const more = others.length === 0 ? '' : ` (and in ${others.length} more)`
    const message = `${name}: no field of this name is known${hint}${more}`
    return { ...first, message, fixes: correctionsOf(name, places, unknownNames) }
  })
}

/** Renames a field at its places, if its correct name is likely. @param unknownNames of each file, in lower case */
function correctionsOf(
  name: string,
  places: readonly Place[],
  unknownNames: ReadonlyMap<string, readonly string[]>,
): Fix[] {
  const field = fieldOfOtherTools(name) ?? misspeltField(name)
  if (field === undefined) return []
  // Of several names of a field in one article, the most usual one is corrected.
  const otherNames = OTHER_NAMES[field] ?? []
  const rank = Math.max(0, otherNames.indexOf(name.toLowerCase()))
  const moreUsual = new Set(otherNames.slice(0, rank))
  const corrected = places.filter(({ file }) => {
    const namesInFile = unknownNames.get(file) ?? []
    return !namesInFile.some((other) => moreUsual.has(other))
  })
  return corrected.map((place) => ({ ...place, from: name, to: field }))
}

function fieldOfOtherTools(name: string): Field | undefined {
  return FIELDS.find((field) => OTHER_NAMES[field]?.includes(name.toLowerCase()))
}

/** The field with nearly the same name, or with the same letters in another order. */
function misspeltField(name: string): Field | undefined {
  // `unpublished` is no misspelt `published`.
  const close = closestNames(name, FIELDS, MAX_CORRECTED_DISTANCE).find((field) => !name.includes(field))
  return (close as Field | undefined) ?? FIELDS.find((field) => sortedLetters(field) === sortedLetters(name))
}

function sortedLetters(word: string): string {
  return Array.from(word.toLowerCase()).toSorted().join('')
}
