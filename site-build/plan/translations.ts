import type { LanguageVersion, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Article, Finding } from '#site-build/model.ts'
import { languageName, languagesOfNames } from '#site-build/read/words/language-names.ts'
import { messageForMissing } from './project-articles.ts'

/** That an article is another one in a language. Without a line, the name of its file says so. */
type Claim = { from: Article; to: string; lang: string; line?: number }

/** The language of an article, by its name. */
type LanguageOf = (name: string) => string

/**
 * Finds the articles that are the same one in several languages: by `translations` in the frontmatter of either, or by file names
 * such as `Name.fr.md` beside `Name.md`.
 *
 * @param published oldest first
 * @param hidden the names of drafts and scheduled articles
 * @param siteLanguage the language of articles that say none, and of those that the list prefers
 * @returns the articles, each with its versions, and a finding for each claim that is not true, or that another one contradicts
 */
export function withTranslations(
  published: readonly Article[],
  hidden: ReadonlySet<string>,
  siteLanguage: string,
): { articles: PublishedArticle[]; findings: Finding[] } {
  const articlesByName = new Map(published.map((article) => [article.facts.name, article]))
  const claims = [...claimsOfFields(published), ...claimsOfNames(articlesByName)]
  const languageOf = languagesOf(articlesByName, claims, siteLanguage)
  const names = [...articlesByName.keys()]
  const { versionsOf, findings } = joinVersions(claims, names, hidden, languageOf)
  const articles = published.map(({ facts }): PublishedArticle => {
    const joined = versionsOf(facts.name)
    if (joined.length === 1) return facts
    const oldestFirst = names.filter((name) => joined.includes(name))
    const versions = oldestFirst.map((name) => {
      const lang = languageOf(name)
      return { name, lang, language: languageName(lang) }
    })
    return { ...facts, lang: languageOf(facts.name), versions: listedFirst(versions, siteLanguage) }
  })
  return { articles, findings }
}

/** The language of each article: as it says, else as the first claim of another article says, else that of the site. */
function languagesOf(
  articlesByName: ReadonlyMap<string, Article>,
  claims: readonly Claim[],
  siteLanguage: string,
): LanguageOf {
  const claimedLanguages = new Map<string, string>()
  for (const { from, to, lang } of claims)
    if (to !== from.facts.name && !claimedLanguages.has(to)) claimedLanguages.set(to, lang)
  return (name) => articlesByName.get(name)?.facts.lang ?? claimedLanguages.get(name) ?? siteLanguage
}

/**
 * Joins the articles of each claim that is true.
 *
 * @param names of the published articles
 * @returns the names of the versions of an article, its own among them, and a finding for each claim that is not true
 */
function joinVersions(
  claims: readonly Claim[],
  names: readonly string[],
  hidden: ReadonlySet<string>,
  languageOf: LanguageOf,
): { versionsOf: (name: string) => readonly string[]; findings: Finding[] } {
  const versionsByName = new Map<string, readonly string[]>()
  const versionsOf = (name: string) => versionsByName.get(name) ?? [name]
  const findings: Finding[] = []
  for (const claim of claims) {
    const versions = [...new Set([...versionsOf(claim.from.facts.name), ...versionsOf(claim.to)])]
    const problem =
      problemOfClaim(claim, names, hidden, languageOf) ?? problemOfVersions(versions, languageOf)
    if (problem !== null) findings.push(findingOf(claim, problem, hidden))
    else for (const name of versions) versionsByName.set(name, versions)
  }
  return { versionsOf, findings }
}

/** Why a claim cannot be true of its two articles; `null` if it can. */
function problemOfClaim(
  { from, to, lang }: Claim,
  names: readonly string[],
  hidden: ReadonlySet<string>,
  languageOf: LanguageOf,
): string | null {
  const { name } = from.facts
  if (to === name)
    return 'expected the name of another article, found its own (name the one in that language, or leave this out)'
  if (!names.includes(to)) return messageForMissing(to, names, hidden)
  const language = languageOf(name)
  const otherLanguage = languageOf(to)
  if (!isLanguageOf(otherLanguage, lang))
    return `expected an article in "${lang}", found "${to}", whose \`lang\` is "${otherLanguage}" (correct one of them)`
  if (otherLanguage === language)
    return `expected another language than "${language}", that of this article, for "${to}" (write the language of each article as its \`lang\`)`
  return null
}

/** Why articles cannot be the versions of one: two of them are in the same language. `null` if they can. */
function problemOfVersions(versions: readonly string[], languageOf: LanguageOf): string | null {
  const nameByLanguage = new Map<string, string>()
  for (const name of versions) {
    const lang = languageOf(name)
    const other = nameByLanguage.get(lang)
    if (other !== undefined)
      return `expected one article in "${lang}", found "${other}" and "${name}", which both say that they are it (correct the \`lang\` or the \`translations\` of one of them)`
    nameByLanguage.set(lang, name)
  }
  return null
}

function findingOf({ from, to, line }: Claim, problem: string, hidden: ReadonlySet<string>): Finding {
  const field = line === undefined ? 'file name' : 'translations'
  // A translation that is not finished yet is no mistake.
  const level = hidden.has(to) ? 'note' : undefined
  return { level, file: from.file, line, message: oneLine(`${field}: ${problem}`) }
}

function claimsOfFields(published: readonly Article[]): Claim[] {
  return published.flatMap((from) =>
    (from.facts.translations ?? []).map(({ lang, name, line }) => ({ from, to: name, lang, line })),
  )
}

/** Each file leads to that of its name without a language, or to the first one in another language. */
function claimsOfNames(articlesByName: ReadonlyMap<string, Article>): Claim[] {
  const languages = languagesOfNames([...articlesByName.keys()])
  const firstOfBase = new Map<string, string>()
  const claims: Claim[] = []
  for (const [name, { base, lang }] of languages) {
    const first = articlesByName.has(base) ? base : (firstOfBase.get(base) ?? name)
    firstOfBase.set(base, first)
    const from = articlesByName.get(first)
    if (from && first !== name) claims.push({ from, to: name, lang })
  }
  return claims
}

/** Whether a language is the claimed one, or a form of it: `pt-BR` is `pt`. */
function isLanguageOf(lang: string, claimed: string): boolean {
  return lang === claimed || lang.startsWith(`${claimed}-`) || claimed.startsWith(`${lang}-`)
}

/** The list shows the version in the site's language, else one in a form of it, else the oldest. The others are in the order of their tags. */
function listedFirst(versions: readonly LanguageVersion[], siteLanguage: string): LanguageVersion[] {
  const listed =
    versions.find(({ lang }) => lang === siteLanguage) ??
    versions.find(({ lang }) => isLanguageOf(lang, siteLanguage)) ??
    versions[0]
  const others = versions.filter((version) => version !== listed)
  others.sort((a, b) => (a.lang < b.lang ? -1 : 1))
  return listed ? [listed, ...others] : others
}

/** Whether lists show an article: not if they show it in another language. */
export function isListed(article: PublishedArticle): boolean {
  return listedName(article) === article.name
}

/** The name of the version that lists show: the same for all languages of an article. */
export function listedName({ name, versions = [] }: PublishedArticle): string {
  return versions[0]?.name ?? name
}

/**
 * Chooses one version of each article: that in a language, else the one that lists show, else the first.
 *
 * @param lang of the article beside which they are shown
 * @param articles in any order, which stays
 */
export function chooseVersions(
  { lang }: PublishedArticle,
  articles: readonly PublishedArticle[],
): PublishedArticle[] {
  // By the name of the listed version, which is the same for all languages of an article.
  const chosen = new Map<string, PublishedArticle>()
  for (const article of articles) {
    const name = listedName(article)
    const other = chosen.get(name)
    const isInLanguage = article.lang === lang
    const replacesOther = isInLanguage || (isListed(article) && other?.lang !== lang)
    if (other === undefined || replacesOther) chosen.set(name, article)
  }
  return [...chosen.values()]
}
