/** A name that ends with a language: `Name.fr`, `Name.pt-BR`. */
const NAME_WITH_LANGUAGE = /^(?<base>.+)\.(?<tag>[a-z]{2,3}(?:-[a-z\d]{2,8})*)$/i

/** English names of known languages; nothing for other tags, such as `js`. */
const KNOWN_LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The name of a language in itself, as in a title: `Français`. @param tag a language tag (BCP 47) */
export function languageName(tag: string): string {
  // Of a language without data, the English name.
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag
  const [first = ''] = name
  return first.toLocaleUpperCase(tag) + name.slice(first.length)
}

/** Splits `Name.fr` into a name and a language; `null` for a name such as `Node.js`, which ends with no known language. */
function splitLanguage(name: string): { base: string; lang: string } | null {
  const { base, tag } = NAME_WITH_LANGUAGE.exec(name)?.groups ?? {}
  if (base === undefined || tag === undefined) return null
  try {
    const [lang] = Intl.getCanonicalLocales(tag)
    return lang !== undefined && KNOWN_LANGUAGES.of(lang) !== undefined ? { base, lang } : null
  } catch {
    return null
  }
}

/**
 * The languages that file names say: that of `Name.fr` if there is also `Name` or `Name.de`. Otherwise the dot may mean anything.
 *
 * @param names of all articles, without `.md`
 */
export function languagesOfNames(
  names: readonly string[],
): ReadonlyMap<string, { base: string; lang: string }> {
  const allNames = new Set(names)
  const namesWithLanguage = names.flatMap((name) => {
    const parts = splitLanguage(name)
    return parts === null ? [] : [{ name, ...parts }]
  })
  const languagesOfBase = new Map<string, number>()
  for (const { base } of namesWithLanguage) languagesOfBase.set(base, (languagesOfBase.get(base) ?? 0) + 1)
  const translated = namesWithLanguage.filter(({ base }) => {
    const hasOtherLanguage = (languagesOfBase.get(base) ?? 0) > 1
    return allNames.has(base) || hasOtherLanguage
  })
  return new Map(translated.map(({ name, base, lang }) => [name, { base, lang }]))
}
