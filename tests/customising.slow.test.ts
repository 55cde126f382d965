import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatHex } from 'culori'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { copyProject } from '#tests/support/project-files.ts'
import { ownerSite } from '#tests/support/site/owner-site.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/* Applies all recipes of docs/customising.md to a copy of the project, and builds it. */

const RECIPES = titledCode('docs/customising.md')
const root = temporaryFolder({}, afterAll)
const dist = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
let output = ''

beforeAll(() => {
  copyProject(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  // One article is enough, and an owner may have replaced the samples.
  rmSync(join(root, 'articles'), { recursive: true, force: true })
  const starting = (start: string) =>
    [...RECIPES].filter(([title]) => title.startsWith(start)).map(([, code]) => code)
  const fields: unknown = parse(starting('content/site.yaml').join('\n'))
  writeFiles(root, {
    'articles/How I began.md': '# How I began\n\nWith a plank.\n',
    'content/theme.css': starting('content/theme.css').join('\n'),
    'content/site.yaml': stringify({ ...ownerSite, ...(fields as object), commandPalette: false }),
    'pages/now.md': starting('pages/now.md').join('\n'),
    'public/pictures/arch.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"></svg>',
  })
  cpSync('app/styles/label-font.woff2', join(root, 'content/fonts/my-sans.woff2'))
  const shell = process.platform === 'win32'
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell,
  })
  output = stdout + stderr
  if (status !== 0) throw new Error(output)
}, 300_000)

test('the build has no warning about the owner’s files', () => {
  expect(output).not.toMatch(/(content|pages|public)\//)
})

test('colours: pages, icons and the browser’s bars have the accent and the ground of the theme', () => {
  expect(dist('index.html')).toContain('oklch(50% .15 255)')
  expect(dist('index.html')).toMatch(/<meta name="theme-color" content="#f[0-9a-f]{5}"/)
  expect(dist('icon.svg')).toContain(formatHex('oklch(0.8 0.12 230)'))
})

test('fonts: the site serves the owner’s font and preloads none of its own', () => {
  expect(dist('index.html')).toMatch(/url\([^)]*\/assets\/my-sans-[^)]+\.woff2\)/)
  expect(dist('index.html')).not.toContain('rel="preload"')
  expect(readdirSync(join(root, 'dist/assets')).some((file) => file.startsWith('my-sans-'))).toBe(true)
})

test('command palette: a site that turns it off is built and has none of its code', () => {
  expect(readdirSync(join(root, 'dist/assets')).filter((file) => file.includes('palette'))).toEqual([])
})

test('links: absent links are shown nowhere, and the contacts are shown', () => {
  const home = dist('index.html')
  expect(home).not.toMatch(/linkedin|Resume/i)
  expect(home).toContain('href="mailto:robin@robin.example"')
})

test('pictures: the project shows the owner’s picture', () => {
  expect(dist('index.html')).toContain('src="/pictures/arch.svg"')
  expect(dist('pictures/arch.svg')).toContain('<svg')
})

test('sections: the page and its navigation have them in order, including the owner’s', () => {
  const home = dist('index.html')
  expect([...home.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    'projects',
    'uses',
    'about',
  ])
  expect([...home.matchAll(/<li><a href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/#projects',
    '/#uses',
    '/#about',
    '/blogs',
    '/now',
  ])
  for (const words of ['What I use', 'Most of it is older than my cat.', 'A keyboard without letters'])
    expect(home).toContain(words)
})

test('pages: an own page has a document, a share picture, its Markdown, and an entry in the sitemap', () => {
  expect(dist('now.html')).toContain('I am measuring a bridge.')
  expect(dist('now.html')).toMatch(/og:image" content="[^"]*\/share\/pages\/now\.jpg/)
  expect(dist('now.md')).toContain('order: 1')
  expect(dist('sitemap.xml')).toContain('/now</loc>')
})

/** The code blocks of a page of the docs, by title. */
function titledCode(page: string): Map<string, string> {
  const found = new Map<string, string>()
  visit(parseMarkdown(readFileSync(page, 'utf8')), 'code', ({ meta, value }: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
    if (title !== undefined) found.set(title, value)
  })
  return found
}
