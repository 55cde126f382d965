import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchedPage } from '#app/lib/own-pages.ts'
import { words } from '#app/lib/search/words.ts'
import { contentMistake } from '#content/rules/content-mistake.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'

const EXTENSION = '.md'
/** Addresses of the site itself, and of folders that a build writes. */
const TAKEN = new Set(
  '404 archive assets blogs diagram github icon index offline pictures share tags'.split(' '),
)
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Of one page. The palette's code has them. */
const MOST_WORDS = 400

type Found = SearchedPage & { order: number }

/**
 * The owner's own pages in the order of the navigation, without drafts: by `order`, then by title. Only what the navigation and the
 * palette need; the texts are formatted later.
 *
 * @param folder may be missing
 * @param publicDir whose files keep their addresses
 * @throws Error with a line for each page that cannot have its address, and for each mistake that leaves it without one
 */
export async function ownPageLinks(folder: string, publicDir: string): Promise<SearchedPage[]> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const mistakes: string[] = []
  const found: Found[] = []
  for (const entry of entries.filter(({ name: file }) => file.endsWith(EXTENSION))) {
    const { name: file } = entry
    if (!entry.isFile()) {
      mistakes.push(`  - pages/${file}: expected a file, found a link or a folder`)
      continue
    }
    const name = file.slice(0, -EXTENSION.length)
    const mistake = nameMistake(name, publicDir)
    const text = readFileSync(join(folder, file), 'utf8')
    const { fields, problems, unknown, body } = await takeFrontmatter(text)
    const order = new Map(unknown).get('order') ?? '0'
    if (mistake !== null) mistakes.push(`  - pages/${file}: ${mistake}`)
    else if (!Number.isFinite(Number(order)))
      mistakes.push(`  - pages/${file}: order: expected a number, found "${order}"`)
    for (const { isError, line, field, expected, found: value } of problems)
      if (isError) mistakes.push(`  - pages/${file}:${line}: ${field}: expected ${expected}, found ${value}`)
    if (fields.draft) continue
    const title = fields.title ?? (await headingIn(body)) ?? name
    found.push({ name, title, words: wordsIn(`${fields.description ?? ''} ${body}`), order: Number(order) })
  }
  if (mistakes.length > 0) throw contentMistake(['A page needs a correction:', ...mistakes].join('\n'))
  const inOrder = found.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title))
  return inOrder.map(({ order: _order, ...page }) => page)
}

function nameMistake(name: string, publicDir: string): string | null {
  if (!NAME.test(name))
    return 'expected a name of small letters, digits and hyphens, such as now.md: it is the address of the page'
  if (TAKEN.has(name)) return `expected a name that the site does not use itself, found "${name}"`
  const file = [`${name}.html`, `${name}.md`, name].find((path) => existsSync(join(publicDir, path)))
  return file === undefined ? null : `expected a name that is free, but public/${file} has the same address`
}

/** The words of a text, once each, without the addresses of its links. */
function wordsIn(markdown: string): string {
  return [...new Set(words(markdown.replaceAll(/\]\([^)]*\)/g, '] ')))].slice(0, MOST_WORDS).join(' ')
}

async function headingIn(body: string): Promise<string | null> {
  const { openingHeading } = await import('./opening-heading.ts')
  return openingHeading(body)
}
