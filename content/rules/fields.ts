import * as v from 'valibot'
import { closestNames } from '#app/lib/closest-names.ts'
import { foldedName, type MisplacedFields } from './misplaced-fields.ts'

/**
 * An object with these fields and no others. Its message lists the fields. For an unknown field, it says where this belongs, or
 * suggests the closest one.
 *
 * @param misplaced where other fields belong
 */
export function record<const Entries extends v.ObjectEntries>(
  entries: Entries,
  misplaced: MisplacedFields = new Map(),
) {
  const names = Object.entries(entries).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name))
  const schema = v.strictObject(entries, ({ expected, input }) =>
    expected === 'never' ? aboutUnknown(String(input), entries, misplaced) : `{ ${names.join(', ')} }`,
  )
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const { value } = dataset
    const result = schema['~run'](dataset, config)
    const first = result.issues?.find((issue) => issue.path?.length === 1 && isOfUnknown(issue))
    if (!first?.path || typeof value !== 'object' || value === null || Array.isArray(value)) return result
    // Valibot adds an issue only for the first unknown field.
    const [place] = first.path
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(value))
    for (const [name, field] of Object.entries(input)) {
      if (Object.hasOwn(entries, name) || name === place.key) continue
      const message = aboutUnknown(name, entries, misplaced)
      const path: typeof first.path = [{ type: 'object', origin: 'key', input, key: name, value: field }]
      result.issues?.push({ ...first, input: name, message, path })
    }
    return result
  }
  return { ...schema, '~run': run }
}

/** Whether an issue is about a field that a `record` does not have. */
export function isOfUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

function aboutUnknown(name: string, entries: v.ObjectEntries, misplaced: MisplacedFields): string {
  // For Valibot, a list is an object whose fields are numbers.
  if (/^\d+$/.test(name)) return 'expected fields with names, found a list'
  const unknown = 'no field of this name is known'
  const place = misplaced.get(foldedName(name))
  if (place !== undefined) return `${unknown}; it belongs in ${place}`
  const [close] = closestNames(name, Object.keys(entries))
  return close === undefined ? unknown : `${unknown}; close: ${close}`
}

/** A text that passes a check; `expected` is the message for any other value, and a hint in editors. */
export function textWith(check: (text: string) => boolean, expected: string) {
  return v.pipe(v.string(expected), v.check(check, expected), v.description(`Expected: ${expected}.`))
}

/** Adds a description to a field, which editors show (content/rules/site.schema.json). */
export function described<Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.pipe(schema, v.description(description))
}

/** The same for a field that may be left out. */
export function optional<Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.optional(described(description, schema))
}

/** Control characters, which HTML and XML forbid, and halves of surrogate pairs, which addresses cannot contain. */
const NO_CHARACTER = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

export const text = v.pipe(
  v.string('some text'),
  v.check((value) => value.trim() !== '', 'some text that is not blank'),
  v.check((value) => !NO_CHARACTER.test(value), 'some text without control characters such as NUL'),
)

export const httpsAddress = textWith(isHttpsAddress, 'an https:// address')

/** Whether an address can be a source of a content security policy: no sign that ends one or matches hosts (CSP3, 2.3.1), no login. */
export function isPolicySource(address: string): boolean {
  return URL.canParse(address) && /^https?:\/\/[^\s;,'"*@/?#\\]+(\/[^\s;,'"*?#\\]*)?$/.test(address)
}

export function isHttpsAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
