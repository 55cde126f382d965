/** `&name;` (HTML, section 13.5: the longest name has 31 characters). */
const REFERENCE = /&[a-z][a-z0-9]{1,31};/i

let table: Readonly<Record<string, string>> = {}

/** Loads HTML's 2,125 named characters, a quarter of the parser's size, if a text uses one. Without them, the names stay. */
export async function loadCharacterReferences(markdown: string): Promise<void> {
  if (!REFERENCE.test(markdown)) return
  const loaded = await import('character-entities').catch(() => null)
  if (loaded) table = loaded.characterEntities
}

/** Replaces the package of this name in the bundles (vite-options.ts), which loads the table together with the parser. */
export function decodeNamedCharacterReference(name: string): string | false {
  if (!Object.hasOwn(table, name)) return false
  return table[name] ?? false
}
