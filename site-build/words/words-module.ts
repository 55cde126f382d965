import type { Words } from '#app/lib/language/english.ts'

const MODULE = /app[\\/]lib[\\/]words[\\/](\w+)\.ts$/

/**
 * The site's words in the place of the English ones. Their modules export constants, which the bundler writes where they are
 * used, so that a page loads its own words and no others (decision 22).
 *
 * @param id of a module
 * @returns `undefined` for all other modules
 */
export function wordsModule(id: string, words: Words): string | undefined {
  const group = MODULE.exec(id)?.[1]
  if (group === undefined) return undefined
  return Object.entries(words[group as keyof Words])
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
