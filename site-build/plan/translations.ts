import type { LanguageVersion, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Article, Finding } from '#site-build/model.ts'
import { languageName, languagesOfNames } from '#site-build/read/words/language-names.ts'
import { messageForMissing } from './project-articles.ts'

/** That an article is another one in a language. Without a line, the name of its file says so. */
type Claim = { from: Article; to: string; lang: string; line?: number }

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
  const textsByName = new Map(published.map((text) => [text.facts.name, text]))
  const names = [...textsByName.keys()]
  const claims = [...claimsOfFields(published), ...claimsOfNames(textsByName)]
  const claimedLanguages = new Map<string, string>()
  for (const { from, to, lang } of claims)
    if (to !== from.facts.name && !claimedLanguages.has(to)) claimedLanguages.set(to, lang)
  const languageOf = (name: string) =>
    textsByName.get(name)?.facts.lang ?? claimedLanguages.get(name) ?? siteLanguage

  const groups = new Map<string, readonly string[]>()
  const groupOf = (name: string) => groups.get(name) ?? [name]

  /** What is wrong with a claim; `null` if it is true, and its articles are in one group now. */
  function join({ from, to, lang }: Claim): string | null {
    const { name } = from.facts
    if (to === name) return 'expected the name of another article, found its own'
    if (!textsByName.has(to)) return messageForMissing(to, names, hidden)
    const [language, other] = [languageOf(name), languageOf(to)]
    if (!isLanguageOf(other, lang))
      return `expected an article in "${lang}", found "${to}", whose \`lang\` is "${other}" (correct one of them)`
    if (other === language)
      return `expected another language than "${language}", that of this article, for "${to}" (write the language of each article as its \`lang\`)`
    const group = groupOf(name)
    if (group.includes(to)) return null
    const joined = [...group, ...groupOf(to)]
    const conflict = sameLanguage(joined, languageOf)
    if (conflict !== undefined) return messageOfConflict(conflict)
    for (const member of joined) groups.set(member, joined)
    return null
  }

  const findings = claims.flatMap((claim): Finding[] => {
    const problem = join(claim)
    if (problem === null) return []
    const { from, line } = claim
    const field = line === undefined ? 'file name' : 'translations'
    // A translation that is not finished yet is no mistake.
    const level = hidden.has(claim.to) ? { level: 'note' as const } : {}
    return [{ ...level, file: from.file, line, message: oneLine(`${field}: ${problem}`) }]
  })
  const versionsOf = new Map<string, readonly LanguageVersion[]>()
  for (const group of new Set(groups.values())) {
    const inOrder = names.filter((name) => group.includes(name))
    const versions = inOrder.map((name) => ({
      name,
      lang: languageOf(name),
      language: languageName(languageOf(name)),
    }))
    for (const name of inOrder) versionsOf.set(name, listedFirst(versions, siteLanguage))
  }
  const articles = published.map(({ facts }): PublishedArticle => {
    const versions = versionsOf.get(facts.name)
    return versions ? { ...facts, lang: languageOf(facts.name), versions: [...versions] } : facts
  })
  return { articles, findings }
}

function claimsOfFields(published: readonly Article[]): Claim[] {
  return published.flatMap((from) =>
    (from.facts.translations ?? []).map(({ lang, name, line }) => ({ from, to: name, lang, line })),
  )
}

/** Each file leads to that of its name without a language, or to the first one in another language. */
function claimsOfNames(textsByName: ReadonlyMap<string, Article>): Claim[] {
  const languages = languagesOfNames([...textsByName.keys()])
  const firstOfBase = new Map<string, string>()
  const claims: Claim[] = []
  for (const [name, { base, lang }] of languages) {
    const first = textsByName.has(base) ? base : (firstOfBase.get(base) ?? name)
    firstOfBase.set(base, first)
    const from = textsByName.get(first)
    if (from && first !== name) claims.push({ from, to: name, lang })
  }
  return claims
}

/** Whether a language is the claimed one, or a form of it: `pt-BR` is `pt`. */
function isLanguageOf(lang: string, claimed: string): boolean {
  return lang === claimed || lang.startsWith(`${claimed}-`) || claimed.startsWith(`${lang}-`)
}

/** Two articles of a group that are in the same language. */
function sameLanguage(names: readonly string[], languageOf: (name: string) => string) {
  for (const [index, name] of names.entries()) {
    const other = names.slice(index + 1).find((candidate) => languageOf(candidate) === languageOf(name))
    if (other !== undefined) return { lang: languageOf(name), name, other }
  }
  return undefined
}

function messageOfConflict({ lang, name, other }: { lang: string; name: string; other: string }): string {
  return `expected one article in "${lang}", found "${name}" and "${other}", which both say that they are it (correct the \`lang\` or the \`translations\` of one of them)`
}

/** The list shows the version in the site's language, else one in a form of it, else the oldest. The others are in the order of their tags. */
function listedFirst(versions: readonly LanguageVersion[], siteLanguage: string): LanguageVersion[] {
  const listed =
    versions.find(({ lang }) => lang === siteLanguage) ??
    versions.find(({ lang }) => isLanguageOf(lang, siteLanguage)) ??
    versions[0]
  const others = versions.filter((version) => version !== listed)
  const inOrder = others.toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
  return listed ? [listed, ...inOrder] : inOrder
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
 * The articles as a reader of one of them wants them: each once, in the language of that one, or else as lists show it.
 *
 * @param articles in any order, which stays
 */
export function inLanguageOf(
  reader: PublishedArticle,
  articles: readonly PublishedArticle[],
): PublishedArticle[] {
  const chosen = new Map<string, PublishedArticle>()
  for (const article of articles) {
    const before = chosen.get(listedName(article))
    const isBetter = article.lang === reader.lang || (before?.lang !== reader.lang && isListed(article))
    if (before === undefined || isBetter) chosen.set(listedName(article), article)
  }
  return [...chosen.values()]
}
