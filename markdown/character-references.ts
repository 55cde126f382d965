/** `&name;` (HTML, section 13.5: the longest name has 31 characters). */
const REFERENCE = /&[a-z][a-z0-9]{1,31};/i

let table: Readonly<Record<string, string>> = {}

/**
 * Loads the 2,125 named characters of HTML when a text uses one, before it is parsed: they are a fourth of the whole
 * parser, and most texts have none. Where they cannot be loaded the names stay what they are.
 */
export async function loadCharacterReferences(markdown: string): Promise<void> {
  if (!REFERENCE.test(markdown)) return
  await import('character-entities').then(
    ({ characterEntities }) => (table = characterEntities),
    () => undefined,
  )
}

/**
 * Stands for the package `decode-named-character-reference` in the bundles (site-build/plugin.ts), which brings the
 * table along with the parser.
 *
 * @param name without `&` and `;`
 * @returns the characters, or `false` when there are none of that name
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return (Object.hasOwn(table, name) && table[name]) || false
}
