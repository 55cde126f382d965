/**
 * The path of a field as a person would say it. An item of a list has its title, or else its number from one:
 * `sections.1.entries.0.from` is `sections "Experience", entries "Engineer of bridges", from`.
 *
 * @param field a path with numbers from zero
 * @param content the fields that the path begins at; `undefined` if they are not known
 */
export function fieldLabel(field: string, content: unknown): string {
  const parts: string[] = []
  let names: string[] = []
  let value = content
  for (const name of field.split('.')) {
    const parent = value
    value = childOf(parent, name)
    const isItem = /^\d+$/.test(name) && (parent === undefined || Array.isArray(parent))
    if (!isItem) {
      names.push(name)
      continue
    }
    const item = nameOfItem(value) ?? String(Number(name) + 1)
    parts.push([names.join('.'), item].join(' ').trim())
    names = []
  }
  if (names.length > 0) parts.push(names.join('.'))
  return parts.join(', ')
}

function childOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

/** The fields that name an item of a list, the best first. */
const NAMES = ['title', 'name', 'label', 'language', 'position']
/** In letters: enough to find the item in its file. */
const MAX_NAME = 50

function nameOfItem(item: unknown): string | undefined {
  const names = NAMES.map((field) => childOf(item, field))
  const name = names.find((value) => typeof value === 'string' && value.trim() !== '')
  if (typeof name !== 'string') return undefined
  const letters = Array.from(name.replaceAll(/\s+/g, ' '))
  const isLong = letters.length > MAX_NAME
  return JSON.stringify(isLong ? `${letters.slice(0, MAX_NAME).join('')}…` : letters.join(''))
}
