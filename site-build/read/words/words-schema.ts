import * as v from 'valibot'
import { ENGLISH, type Word } from '#app/lib/language/english.ts'
import { record, text } from '#content/rules/fields.ts'

/** The rules of `content/words.yaml`: an owner may replace any word by one of the same kind, with the same {placeholders}. */
export const wordsSchema = recordOf<Readonly<Record<string, Word>>>(ENGLISH, (group) =>
  v.optional(recordOf(group, wordLike)),
)

function recordOf<Value>(
  values: Readonly<Record<string, Value>>,
  schemaOf: (value: Value) => v.GenericSchema,
) {
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
