import * as v from 'valibot'
import { closestNames } from '#app/lib/closest-names.ts'

/** An object with these fields and no others. Its message lists the fields; for an unknown field, it suggests the closest one. */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.entries(entries).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name))
  return v.strictObject(entries, ({ expected, input }) => {
    if (expected !== 'never') return `{ ${names.join(', ')} }`
    // For Valibot, a list is an object whose fields are numbers.
    if (/^\d+$/.test(String(input))) return 'expected fields with names, found a list'
    const [close] = closestNames(String(input), Object.keys(entries))
    return `no field of this name is known${close === undefined ? '' : `; close: ${close}`}`
  })
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
