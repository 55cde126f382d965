/** The lines that stand for an article in a list. The second is its name, unless it is the title without punctuation (LIST-5). */
export function headline(name: string, title = name): [line: string, name?: string] {
  return plain(name) === plain(title) ? [title] : [title, name]
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\p{P}/gu, '')
}
