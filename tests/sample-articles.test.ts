import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { splitFrontmatter } from '#markdown/frontmatter/split-frontmatter.ts'
import { parseMarkdown } from '#markdown/parse.ts'

const articles = readdirSync('articles')
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { block, body } = splitFrontmatter(readFileSync(join('articles', file), 'utf8'))
    const tree = parseMarkdown(body)
    const blocks: { lang: string; value: string }[] = []
    const addresses: string[] = []
    const kinds = new Set<string>()
    visit(tree, (node) => {
      kinds.add(node.type)
      if (node.type === 'blockquote' && node.data) kinds.add('alert')
      if (node.type === 'code') blocks.push({ lang: node.lang ?? '', value: node.value })
      if (node.type === 'image' || node.type === 'link' || node.type === 'definition')
        addresses.push(node.url)
    })
    const code = (lang: string) => blocks.filter((block) => block.lang === lang).map(({ value }) => value)
    return { file, body, block, tree, code, addresses, kinds }
  })

const hasPython = spawnSync('python3', ['--version']).status === 0

/** Runs the blocks of one article, one after the other as the reader meets them, as one program. */
function run(command: string, args: string[], extension: string, blocks: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'article-'))
  const program = join(folder, `program.${extension}`)
  writeFileSync(program, blocks.join('\n\n'))
  const { status, stdout, stderr } = spawnSync(command, [...args, program], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  rmSync(folder, { recursive: true })
  return { status, stdout, stderr }
}

test('there are at least six samples, with spaces in their names, and each begins with its title', () => {
  expect(articles.length).toBeGreaterThanOrEqual(6)
  for (const { file, tree } of articles) {
    expect(file).toContain(' ')
    expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 1 })
  }
})

test.each(articles)(
  '$file: it says when it was written and what it is about, without a mistake',
  ({ block }) => {
    expect(readFrontmatter(block ?? '')).toMatchObject({
      fields: { date: expect.any(Number), tags: expect.any(Array) },
      problems: [],
      unknown: [],
    })
  },
)

test('together they use every Markdown feature the site promises', () => {
  const used = new Set(articles.flatMap(({ kinds }) => [...kinds]))
  for (const kind of [
    ...[
      'alert',
      'blockquote',
      'break',
      'code',
      'definition',
      'delete',
      'emphasis',
      'footnoteReference',
      'heading',
      'image',
    ],
    ...[
      'inlineCode',
      'inlineMath',
      'math',
      'link',
      'linkReference',
      'list',
      'strong',
      'table',
      'thematicBreak',
    ],
  ]) {
    expect(used, kind).toContain(kind)
  }
  expect(articles.some(({ code }) => code('python').length > 0)).toBe(true)
  expect(articles.some(({ code }) => code('typescript').length > 0)).toBe(true)
})

test.each(articles)('$file: its pictures and the articles it links to are there', ({ addresses }) => {
  for (const address of addresses.filter((url) => !/^([a-z]+:|#)/i.test(url))) {
    const [path = ''] = decodeURIComponent(address).split('#')
    expect(existsSync(join('articles', path)), path).toBe(true)
  }
})

test.skipIf(!hasPython).each(articles.filter(({ code }) => code('python').length > 0))(
  '$file: its Python runs',
  { timeout: 70_000 },
  ({ code }) => {
    const { status, stderr } = run('python3', [], 'py', code('python'))
    expect(stderr).toBe('')
    expect(status).toBe(0)
  },
)

test.each(articles.filter(({ code }) => code('typescript').length > 0))(
  '$file: its TypeScript runs',
  { timeout: 70_000 },
  ({ code }) => {
    const { status, stderr } = run(
      process.execPath,
      ['--import', import.meta.resolve('tsx')],
      'mts',
      code('typescript'),
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
  },
)
