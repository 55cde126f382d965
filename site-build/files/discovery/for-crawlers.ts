import { articlePath } from '#article-host/article-name.ts'
import { changedOn } from '#site-build/plan/published-articles.ts'
import { alternatesOf } from './alternates.ts'
import { isoTime, tag, xmlDocument } from '#site-build/files/documents/escape.ts'
import type { Page, Settings } from '#site-build/model.ts'

export const SITEMAP = 'sitemap.xml'

/**
 * The sitemap (sitemaps.org, protocol 0.9), without articles that were first published elsewhere. A page whose date is unknown gets
 * none, because a search engine that finds wrong dates ignores all of them. Every language of an article names all of them (Google,
 * "Tell Google about localized versions of your page").
 */
export function sitemap(pages: readonly Page[], address: string): string {
  const canonicalPages = pages.filter(({ path, canonical }) => canonical === address.slice(0, -1) + path)
  const urls = canonicalPages.map(({ canonical, content }) =>
    tag('url', [
      tag('loc', canonical!),
      tag('lastmod', isoTime(changeOf(content))),
      ...alternatesOf(content, address).map(({ hreflang, href }) =>
        tag('xhtml:link', '', { rel: 'alternate', hreflang, href }),
      ),
    ]),
  )
  const hasAlternates = canonicalPages.some(({ content }) => alternatesOf(content, address).length > 0)
  const xhtml: Record<string, string> = hasAlternates ? { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' } : {}
  return xmlDocument(tag('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...xhtml }))
}

function changeOf(content: Page['content']): number | null {
  if (content.page === 'article') return changedOn(content.article)
  if (content.page === 'own') return changedOn(content.own)
  const dates = content.page === 'list' ? content.list.entries.flatMap(({ date }) => date ?? []) : []
  return dates.length === 0 ? null : Math.max(...dates)
}

type Listed = { name: string; title: string; description: string }

/** The site in Markdown for language models (llmstxt.org), with links to the Markdown of articles and of the owner's pages. */
export function llmsText(
  articles: readonly Listed[],
  { address, words, content: { owner, about, projects } }: Settings,
  pages: readonly Listed[] = [],
): string {
  const articleLines = articles.map(({ name, title, description }) =>
    line(title || name, description, `${address.slice(0, -1)}${articlePath(name)}.md`),
  )
  const pageLines = pages.map(({ title, description, name }) =>
    line(title, description, `${address}${name}.md`),
  )
  const projectLines = projects.map((project) =>
    line(project.title, project.description, project.github_link ?? project.deployed_link),
  )
  return [
    `# ${escaped(owner.name)}\n`,
    `> ${escaped(owner.role)}\n`,
    `${escaped(about)}\n`,
    ...section(words.palette.articles, articleLines),
    ...section(words.palette.pages, pageLines),
    ...section(words.frame.projects, projectLines),
  ].join('\n')
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}\n`]
}

function line(title: string, description: string, address: string | undefined): string {
  const target = address?.replaceAll('(', '%28').replaceAll(')', '%29')
  const link = target === undefined ? escaped(title) : `[${escaped(title)}](${target})`
  return `- ${link}${description && `: ${escaped(description)}`}`
}

/** Text on one line that Markdown does not interpret (CommonMark, "backslash escapes"). */
function escaped(text: string): string {
  const onOneLine = text.replaceAll(/\s+/g, ' ').trim()
  return onOneLine.replaceAll(/[\\`*_[\]<>&#]/g, String.raw`\$&`)
}
