import * as v from 'valibot'
import * as ENGLISH from '#app/lib/language/english.ts'
import type { PluralForms } from '#app/lib/language/sentences.ts'
import { fieldFindings } from '#content/rules/field-findings.ts'
import type { Words } from '#site-build/model.ts'
import { fieldFindingsIn } from '#site-build/read/yaml-file.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { record, text } from '#content/rules/fields.ts'

/** A text, with {placeholders} for values, or the plural forms of a text. */
type Word = string | PluralForms

/** The words of the site: the owner's, and English ones for the rest. @throws ContentError with every wrong word */
export function siteWords(own: Readonly<Record<string, unknown>>, file = OWNER_FILES.words): Words {
  const findings = fieldFindingsIn(file, fieldFindings(wordsSchema, own))
  if (findings.length > 0) throw new ContentError(findings)
  const merged = Object.entries(ENGLISH).map(([name, english]) => [
    name,
    { ...english, ...(own[name] as object | undefined) },
  ])
  return Object.fromEntries(merged) as Words
}

/** The rules of `content/words.yaml`: an owner may replace any word by one of the same kind, with the same {placeholders}. */
export const wordsSchema = recordOf<Readonly<Record<string, Word>>>(ENGLISH, (group) =>
  v.optional(recordOf(group, wordLike)),
)

function recordOf<Value>(values: Record<string, Value>, schemaOf: (value: Value) => v.GenericSchema) {
  return record(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, schemaOf(value)])))
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
  const expected = placeholdersIn(english)
  return v.pipe(
    text,
    v.check(
      (own) => {
        const found = placeholdersIn(own)
        const isComplete = expected.every((name) => name === optional || found.includes(name))
        return isComplete && found.every((name) => expected.includes(name))
      },
      expected.length === 0
        ? 'no {placeholder}'
        : `${expected.map((name) => `{${name}}`).join(', ')} and no other {placeholder}`,
    ),
  )
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
}
