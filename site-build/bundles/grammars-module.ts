/** The source of `markdown/code/grammars.ts` for bundles: its names as data, and an import for each grammar, so that each is a file. */
export async function grammarsModule(): Promise<string> {
  // Loading all grammars takes a fifth of a second, so only bundles that contain this module do.
  const { PACKAGE_NAMES } = await import('#markdown/code/grammars.ts')
  const grammars = [...new Set(Object.values(PACKAGE_NAMES))]
  const loaders = grammars.map((grammar) => {
    const name = JSON.stringify(grammar)
    const path = JSON.stringify(`highlight.js/lib/languages/${grammar}`)
    return `${name}: () => import(${path})`
  })
  return `
    export const PACKAGE_NAMES = ${JSON.stringify(PACKAGE_NAMES)}
    const LOADERS = { ${loaders.join(',\n')} }
    export async function loadPackageGrammar(grammar) {
      const { default: language } = await LOADERS[grammar]()
      return language
    }`
}
