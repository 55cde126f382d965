/** `&name;` (HTML, section 13.5: the longest name has 31 characters). */
const REFERENCE = /&[a-z][a-z0-9]{1,31};/i

let table: Readonly<Record<string, string>> = {}

/**
 * Loads HTML's 2,125 named characters if a text uses one. They are a quarter of the parser's size, and most texts use
 * none. If they fail to load, the names stay as they are written.
 */
export async function loadCharacterReferences(markdown: string): Promise<void> {
  if (!REFERENCE.test(markdown)) return
  const loaded = await import('character-entities').catch(() => null)
  if (loaded) table = loaded.characterEntities
}

/**
 * Replaces the package `decode-named-character-reference` in the bundles (site-build/bundles/vite-options.ts), because that
 * package loads the table together with the parser.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return (Object.hasOwn(table, name) && table[name]) || false
}
