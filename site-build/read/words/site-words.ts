import * as v from 'valibot'
import * as ENGLISH from '#app/lib/language/english.ts'
import type { PluralForms } from '#app/lib/language/sentences.ts'
import { fieldFindings } from '#content/rules/field-findings.ts'
import type { Finding, Words } from '#site-build/model.ts'
import { fieldFindingsIn } from '#site-build/read/yaml-file.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { record, text } from '#content/rules/fields.ts'

/** A text, with {placeholders} for values, or the plural forms of a text. */
type Word = string | PluralForms

/** The words of the site: the owner's, and English ones for the rest. @throws ContentError with every wrong word */
export function siteWords(ownerWords: Readonly<Record<string, unknown>>, file = OWNER_FILES.words): Words {
  const findings = fieldFindingsIn(file, fieldFindings(wordsSchema, ownerWords))
  if (findings.length > 0) throw new ContentError(findings)
  const groups = Object.entries(ENGLISH).map(([name, english]) => {
    const ownerGroup = ownerWords[name] as object | undefined
    return [name, { ...english, ...ownerGroup }]
  })
  return Object.fromEntries(groups) as Words
}

/**
 * Says how many words of the interface stay English on a site in another language.
 *
 * @param ownerWords the owner's words; they are valid
 * @param lang the language of the site, a tag (BCP 47)
 */
export function untranslatedWords(
  ownerWords: Readonly<Record<string, unknown>>,
  lang: string,
  file = OWNER_FILES.words,
): Finding[] {
  const { language } = new Intl.Locale(lang)
  if (language === 'en') return []
  const words = Object.entries(ENGLISH).flatMap(([group, english]) =>
    Object.keys(english).map((name) => ({ group, name })),
  )
  const missing = words.filter(({ group, name }) => {
    const wordsOfGroup = ownerWords[group]
    const isGroup = typeof wordsOfGroup === 'object' && wordsOfGroup !== null
    return !isGroup || !(name in wordsOfGroup)
  })
  const [first] = missing
  if (!first) return []
  const present =
    missing.length === words.length ? 'only English ones' : `${missing.length} of ${words.length} in English`
  const message = `expected the words of the interface in the language "${lang}", found ${present} (first ${first.group}.${first.name}). docs/words/ has whole languages, and docs/languages.md says how to translate.`
  return [{ file, message }]
}

/** The rules of `content/words.yaml`: an owner may replace any word by one of the same kind, with the same {placeholders}. */
export const wordsSchema = recordOf<Readonly<Record<string, Word>>>(ENGLISH, (group) =>
  v.optional(recordOf(group, wordLike)),
)

function recordOf<Value>(values: Record<string, Value>, schemaOf: (value: Value) => v.GenericSchema) {
  const schemas = Object.entries(values).map(([name, value]) => [name, schemaOf(value)] as const)
  return record(Object.fromEntries(schemas))
}

function wordLike(english: Word) {
  if (typeof english === 'string') return v.optional(textLike(english))
  // "One article" may leave out the number.
  const form = v.optional(textLike(english.other, 'count'))
  return v.optional(
    record({ zero: form, one: form, two: form, few: form, many: form, other: textLike(english.other) }),
  )
}

/** @param optional a placeholder that may be missing */
function textLike(english: string, optional?: string) {
  const expectedNames = placeholdersIn(english)
  const hasPlaceholders = (ownerText: string) => {
    const names = placeholdersIn(ownerText)
    const isComplete = expectedNames.every((name) => name === optional || names.includes(name))
    return isComplete && names.every((name) => expectedNames.includes(name))
  }
  const listed = expectedNames.map((name) => `{${name}}`).join(', ')
  const expected = listed === '' ? 'no {placeholder}' : `${listed} and no other {placeholder}`
  return v.pipe(text, v.check(hasPlaceholders, expected))
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
}
