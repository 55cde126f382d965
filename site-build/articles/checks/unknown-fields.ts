import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Article, Finding } from '#site-build/model.ts'

type Field = keyof typeof FRONTMATTER.entries

/** What Hugo, Jekyll, Eleventy, Astro and others call our fields, in lower case, the most usual first. The import reads the same. */
export const OTHER_NAMES: Partial<Record<Field, string[]>> = {
  author: ['authors', 'byline'],
  canonical: ['canonicalurl', 'canonical_url'],
  cover: 'image hero thumbnail featured_image heroimage ogimage images banner'.split(' '),
  date: 'pubdate pubdatetime publishdate publishedat published_at created'.split(' '),
  description: ['excerpt', 'summary', 'subtitle', 'spoiler'],
  lang: ['language', 'locale'],
  tags: ['tag', 'categories', 'category', 'keywords'],
  updated: 'lastmod moddatetime last_modified_at updateddate updatedat modified'.split(' '),
}
/** The largest share of letters in which a misspelt name may differ, to be corrected: one letter of six, but not `stage` for `tags`. */
const SURE = 0.17
const FIELDS = Object.keys(FRONTMATTER.entries) as Field[]

/** One warning for each unknown name of a field, at its first place: it may be misspelt, or other tools may need it in every article. */
export function unknownFields(texts: readonly Article[], known: readonly string[]): Finding[] {
  const places = new Map<string, { file: string; line: number }[]>()
  for (const { file, unknownFields: fields } of texts)
    for (const { name, line } of fields)
      if (!known.includes(name)) places.set(name, [...(places.get(name) ?? []), { file, line }])
  const namesIn = new Map(
    texts.map((text) => [text.file, text.unknownFields.map((one) => one.name.toLowerCase())]),
  )
  return [...places].map(([name, all]) => {
    const [first, ...others] = all
    const lower = name.toLowerCase()
    const same = FIELDS.find((field) => OTHER_NAMES[field]?.includes(lower))
    // Of several names of a field in one article, the most usual one is corrected.
    const better = same ? OTHER_NAMES[same]!.slice(0, OTHER_NAMES[same]!.indexOf(lower)) : []
    const mayChange = all.filter(({ file }) => !namesIn.get(file)?.some((other) => better.includes(other)))
    const close = same ?? closestNames(name, [...FIELDS, ...known])[0]
    const letters = (word: string) => Array.from(word.toLowerCase()).toSorted().join('')
    // `unpublished` is no misspelt `published`.
    const likely = closestNames(name, FIELDS, SURE).find((field) => !name.includes(field))
    const to = same ?? likely ?? FIELDS.find((field) => letters(field) === letters(name))
    const fixes = to === undefined ? [] : mayChange.map((place) => ({ ...place, from: name, to }))
    const hint = close === undefined ? '' : `; close: ${close}`
    const more = others.length === 0 ? '' : ` (and in ${others.length} more)`
    return { ...first, message: `${name}: no field of this name is known${hint}${more}`, fixes }
  })
}
