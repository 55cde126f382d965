import { articlePath } from '#article-host/article-name.ts'
import type { Settings } from '#site-build/read/settings.ts'

type Listed = { name: string; title: string; description: string }

/**
 * The site in Markdown for language models (llmstxt.org), with links to the articles' own Markdown.
 *
 * @param articles newest first
 * @param copies the files with copies of the articles' Markdown; each of the owner's pages has one
 */
export function llmsText(
  articles: readonly Listed[],
  copies: ReadonlySet<string>,
  { address, words, content: { owner, about, projects } }: Settings,
  pages: readonly Listed[] = [],
): string {
  const addressOf = ({ name }: Listed) =>
    address.slice(0, -1) + articlePath(name) + (copies.has(`blogs/${name}.md`) ? '.md' : '')
  const articleLines = articles.map((one) => line(one.title || one.name, one.description, addressOf(one)))
  const pageLines = pages.map((one) => line(one.title, one.description, `${address}${one.name}.md`))
  const projectLines = projects.map((one) =>
    line(one.title, one.description, one.github_link ?? one.deployed_link),
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
  const oneLine = text.replaceAll(/\s+/g, ' ').trim()
  return oneLine.replaceAll(/[\\`*_[\]<>&#]/g, String.raw`\$&`)
}
