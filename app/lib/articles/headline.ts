/**
 * The lines that stand for an article in a list. The second is its name, which the first does not say: a title that differs only
 * in case and punctuation is left out (LIST-5).
 */
export function headline(name: string, title = name): [line: string, name?: string] {
  return plain(name) === plain(title) ? [name] : [title, name]
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\p{P}/gu, '')
}
