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
