import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
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
const MAX_WORDS = 400

/** The owner's pages for the navigation and the palette, without drafts: by `order`, then by title. @throws ContentError */
export async function ownPageLinks(folder: string, publicDir: string): Promise<SearchedPage[]> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const findings: Finding[] = []
  const pages: OrderedPage[] = []
  for (const entry of entries) {
    if (!entry.name.endsWith('.md')) continue
    const wrong = wrongEntry(entry, publicDir)
    if (wrong !== null) {
      findings.push({ file: `pages/${entry.name}`, message: wrong })
      continue
    }
    const text = readFileSync(join(folder, entry.name), 'utf8')
    const read = await readPage(basename(entry.name, '.md'), text)
    findings.push(...read.findings)
    if (read.page !== null) pages.push(read.page)
  }
  if (findings.length > 0) throw new ContentError(findings)
  pages.sort((first, second) => first.order - second.order || first.title.localeCompare(second.title))
  return pages.map(({ name, title, words }) => ({ name, title, words }))
}

type OrderedPage = SearchedPage & { order: number }

/** Reads a page from its text. It is `null` if it is a draft. */
async function readPage(
  name: string,
  text: string,
): Promise<{ page: OrderedPage | null; findings: Finding[] }> {
  const file = `pages/${name}.md`
  const { fields, findings: fieldFindings, unknown, body } = await takeFrontmatter(text)
  const findings: Finding[] = []
  const order = unknown.find((field) => field.name === 'order')
  if (order && !Number.isFinite(Number(order.value)))
    findings.push({ file, line: order.line, message: `order: expected a number, found "${order.value}"` })
  for (const { isError, line, field, expected, found } of fieldFindings) {
    if (isError) findings.push({ file, line, message: `${field}: expected ${expected}, found ${found}` })
  }
  if (fields.draft) return { page: null, findings }
  const title = fields.title ?? openingHeading(body) ?? name
  const words = searchedWords(`${fields.description ?? ''} ${body}`)
  return { page: { order: Number(order?.value ?? 0), name, title, words }, findings }
}

/** Each word of a text once, without the addresses of links. */
function searchedWords(markdown: string): string {
  const words = wordsOf(markdown.replaceAll(/\]\([^)]*\)/g, '] '))
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ')
}

/** Why a file or a folder in `pages/` can be no page. */
function wrongEntry(entry: Dirent, publicDir: string): string | null {
  if (!entry.isFile()) return 'expected a file, found a link or a folder'
  return wrongName(basename(entry.name, '.md'), publicDir)
}

function wrongName(name: string, publicDir: string): string | null {
  if (!NAME.test(name))
    return 'expected a name of small letters, digits and hyphens, such as now.md: it is the address of the page'
  const sameAddress = [`${name}.html`, `${name}.md`, name]
  const file = sameAddress.find((path) => existsSync(join(publicDir, path)))
  return file === undefined ? null : `expected a name that is free, but public/${file} has the same address`
}

function openingHeading(body: string): string | null {
  const source = parseMarkdown(body)
  replaceShortcodes(source, shortcodes)
  return takeHead(source).title
}
