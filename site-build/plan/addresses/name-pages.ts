import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Article, Finding, Page } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'
import { noNames, outputName, type TakenNames } from './output-name.ts'
import { isConfusedByHosts } from './article-document.ts'

/** What is wrong with the name of an article or of a page of the owner, for "expected …, found …"; `null` if it can have a document. */
function refusalOf({ content, file }: Page, takenNames: TakenNames): string | null {
  if (content.page === 'article' && isConfusedByHosts(content.article.name))
    return 'one that hosts take for another address'
  const decided = outputName(file, takenNames)
  return 'refusal' in decided ? decided.refusal : null
}

/**
 * Keeps the pages whose documents every system can store, and reports the others. The browser still opens such an article: lists link
 * to it, and `404.html` reads it live.
 *
 * @param pages in the order in which they get their names: the first of two that differ in case only has a document
 */
export function namePages(pages: readonly Page[]): { pages: Page[]; findings: Finding[] } {
  const takenNames = noNames()
  const named: Page[] = []
  const findings: Finding[] = []
  for (const page of pages) {
    const refusal = refusalOf(page, takenNames)
    if (refusal === null) named.push(page)
    else findings.push(unnamedPage(page, refusal))
  }
  return { pages: named, findings }
}

/** The finding about a page without a document. @param refusal what is wrong with its name (`refusalOf`) */
function unnamedPage({ content, file }: Page, refusal: string): Finding {
  const refused = oneLine(refusal)
  if (content.page === 'article') {
    const message = `file name: expected one that every system can store, found ${refused}. The site has no document of the article, so readers without JavaScript and search engines do not find it. Rename the file.`
    return { file: fileOf(content.article.name), message }
  }
  if (content.page === 'own') {
    const message = `file name: expected one that every system can store, found ${refused}. The page is left out.`
    return { level: 'error', file: fileOf(content.own.name, 'pages'), message }
  }
  const newest = content.page === 'list' ? content.list.entries[0] : undefined
  const message = `tags: expected a tag whose page every system can store, found ${refused}, for ${oneLine(file)}. The tag has no page.`
  return { ...(newest && { file: fileOf(newest.name) }), message }
}

/**
 * Without a repository, the site itself has the texts that the browser reads. An article whose text it cannot store is left out.
 *
 * @returns the articles, those that are left out as drafts with an error
 */
export function withStorableTexts(articles: readonly Article[]): Article[] {
  const takenNames = noNames()
  return articles.map((article) => {
    if (article.isDraft) return article
    const decided = outputName(article.file, takenNames)
    if ('name' in decided) return article
    const message = `file name: expected one that every system can store, found ${oneLine(decided.refusal)} (the article is left out until then)`
    const finding: Finding = { level: 'error', file: article.file, message }
    return { ...article, isDraft: true, frontmatterFindings: [...article.frontmatterFindings, finding] }
  })
}
