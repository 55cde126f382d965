import hljs, { type LanguageFn } from 'highlight.js'

/* The build replaces this module with its values, and with an import for each grammar (site-build/bundles/grammars-module.ts). */

/** The names and aliases of each language of highlight.js, in small letters, with the name of its grammar. */
export const PACKAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  hljs.listLanguages().flatMap((grammar) => {
    const aliases = hljs.getLanguage(grammar)?.aliases ?? []
    return [...aliases, grammar].map((name) => [name.toLowerCase(), grammar])
  }),
)

/** Loads a grammar of highlight.js, in a browser as a module of its own. */
export async function loadPackageGrammar(grammar: string): Promise<LanguageFn> {
  const module: { default: LanguageFn } = await import(`highlight.js/lib/languages/${grammar}`)
  return module.default
}
