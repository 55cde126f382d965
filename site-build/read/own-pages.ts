import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SearchedPage } from '#app/lib/site/page-content.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { replaceShortcodes } from '#markdown/emoji/emoji.ts'
import { shortcodes } from '#markdown/emoji/shortcodes.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { takeHead } from '#markdown/transforms/take-head.ts'
import type { Finding } from '#site-build/model.ts'
import { ContentError } from '#site-build/read/findings.ts'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** The most words of a page, because they are part of the palette's code. */
const MOST_WORDS = 400

/** The owner's pages for the navigation and the palette, without drafts: by `order`, then by title. @throws ContentError */
export async function ownPageLinks(folder: string, publicDir: string): Promise<SearchedPage[]> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const findings: Finding[] = []
  const found: { order: number; page: SearchedPage }[] = []
  for (const entry of entries.filter((one) => one.name.endsWith('.md'))) {
    const file = `pages/${entry.name}`
    const name = basename(file, '.md')
    const wrong = entry.isFile() ? wrongName(name, publicDir) : 'expected a file, found a link or a folder'
    if (wrong !== null) {
      findings.push({ file, message: wrong })
      continue
    }
    const text = readFileSync(join(folder, entry.name), 'utf8')
    const { fields, findings: ofFrontmatter, unknown, body } = await takeFrontmatter(text)
    const order = unknown.find((field) => field.name === 'order')
    if (order && !Number.isFinite(Number(order.value)))
      findings.push({ file, line: order.line, message: `order: expected a number, found "${order.value}"` })
    for (const { isError, line, field, expected, found: value } of ofFrontmatter)
      if (isError) findings.push({ file, line, message: `${field}: expected ${expected}, found ${value}` })
    if (fields.draft) continue
    const title = fields.title ?? openingHeading(body) ?? name
    // Without the addresses of links.
    const searched = wordsOf(`${fields.description ?? ''} ${body}`.replaceAll(/\]\([^)]*\)/g, '] '))
    const words = [...new Set(searched)].slice(0, MOST_WORDS).join(' ')
    found.push({ order: Number(order?.value ?? 0), page: { name, title, words } })
  }
  if (findings.length > 0) throw new ContentError(findings)
  found.sort((a, b) => a.order - b.order || a.page.title.localeCompare(b.page.title))
  return found.map(({ page }) => page)
}

function wrongName(name: string, publicDir: string): string | null {
  if (!NAME.test(name))
    return 'expected a name of small letters, digits and hyphens, such as now.md: it is the address of the page'
  const file = [`${name}.html`, `${name}.md`, name].find((path) => existsSync(join(publicDir, path)))
  return file === undefined ? null : `expected a name that is free, but public/${file} has the same address`
}

function openingHeading(body: string): string | null {
  const source = parseMarkdown(body)
  replaceShortcodes(source, shortcodes)
  return takeHead(source).title
}
