import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { OwnPage } from '#app/lib/site/page-content.ts'
import { articlePath } from '#article-host/article-name.ts'
import type { Settings } from '#site-build/read/settings.ts'

/**
 * The site in Markdown for language models (llmstxt.org), with links to the articles' own Markdown.
 *
 * @param articles newest first
 * @param own the owner's pages, which also have such a copy
 * @param copies the files with copies of the articles' Markdown
 */
export function llmsText(
  articles: readonly Pick<PublishedArticle, 'name' | 'title' | 'description'>[],
  copies: ReadonlySet<string>,
  { address, words, content: { owner, about, projects } }: Pick<Settings, 'address' | 'content' | 'words'>,
  own: readonly Pick<OwnPage, 'name' | 'title' | 'description'>[] = [],
): string {
  const addressOf = (name: string) =>
    address.slice(0, -1) + articlePath(name) + (copies.has(`blogs/${name}.md`) ? '.md' : '')
  const articleLines = articles.map(({ name, title, description }) =>
    line(title || name, addressOf(name), description),
  )
  const projectLines = projects.map(({ title, github_link, deployed_link, description }) =>
    line(title, github_link ?? deployed_link, description),
  )
  const pageLines = own.map(({ name, title, description }) =>
    line(title, `${address}${name}.md`, description),
  )
  return [
    `# ${escaped(owner.name)}`,
    `> ${escaped(owner.role)}`,
    escaped(about),
    ...(articles.length === 0 ? [] : [`## ${words.palette.articles}\n\n${articleLines.join('\n')}`]),
    ...(own.length === 0 ? [] : [`## ${words.palette.pages}\n\n${pageLines.join('\n')}`]),
    ...(projects.length === 0 ? [] : [`## ${words.frame.projects}\n\n${projectLines.join('\n')}`]),
  ]
    .join('\n\n')
    .concat('\n')
}

function line(title: string, address: string | undefined, description: string): string {
  const target = address?.replaceAll('(', '%28').replaceAll(')', '%29')
  const link = target === undefined ? `- ${escaped(title)}` : `- [${escaped(title)}](${target})`
  return description === '' ? link : `${link}: ${escaped(description)}`
}

/** Text on one line that Markdown does not interpret (CommonMark, "backslash escapes"). */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>&#]/g, '\\$&')
}
