import { plurals, thousands } from './language.ts'

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Puts values into the {placeholders} of a sentence. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string {
  return text.replace(/{(\w+)}/g, (_, name: Placeholder<Text>) => `${values[name]}`)
}

/** A text for each plural category of a language (CLDR); `other` is for every number without one. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const CATEGORIES = plurals.split(' ')

/** The text for a whole number, with the number in it. */
export function plural(forms: PluralForms, count: number): string {
  // From 100 on, the categories repeat.
  const index = count < 200 ? count : 100 + (count % 100)
  const category = CATEGORIES[index] ?? ''
  const formsByName: Readonly<Record<string, string>> = forms
  const form = formsByName[category] ?? forms.other
  return form.replace('{count}', numberOf(count))
}

/** A whole number such as 12,345. */
export function numberOf(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
}

/** The first sentence of a text, without the stop at its end. Chinese, Japanese and Hindi have stops of their own. */
export function firstSentence(text: string): string {
  return text.split(/[.。।]/, 1)[0] ?? ''
}
