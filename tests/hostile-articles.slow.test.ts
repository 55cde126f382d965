import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleThreads } from '#site-build/articles/article-threads.ts'
import { bundled } from '#site-build/server-entry.ts'
import { buildInto } from '#tests/support/site/build-variants.ts'
import { buildFolders } from '#site-build/publish-site.ts'

/** The site is built for its server bundle: the thread and the application that format articles. */
const SITE = 'build/hostile-articles'
const FOLDERS = buildFolders(SITE)
const PICTURES = { measured: new Map(), articlesBase: '', base: '/', embedded: false, publicFolder: 'public' }
const DEADLINE_MS = 10_000
/** A fast machine fills the memory of a thread before the deadline. */
const REFUSALS = ['formatting it took too long', 'formatting it takes too much memory']

beforeAll(() => buildInto(SITE), 300_000)
afterAll(() => {
  for (const folder of [SITE, FOLDERS.server, FOLDERS.cache]) rmSync(folder, { recursive: true, force: true })
})

const HOSTILE: [string, string][] = [
  ['a wide table', `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'x\n'.repeat(3_000)}`],
  ['row 51: a table of 10,000 rows', `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|1|2|3|4|5|\n'.repeat(10_000)}`],
  ['row 49: alternating markers', `${'*_'.repeat(5_000)}a${'_*'.repeat(5_000)}`],
  ['row 49: closing stars', 'a* '.repeat(100_000)],
  ['row 50: nested brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['row 50: comments that do not end', 'a <!-- '.repeat(50_000)],
  ['row 48: 5,000 nested quotes', '>'.repeat(5_000)],
  ['lists 100 deep, 200 times', `${'- '.repeat(100)}a\n`.repeat(200)],
  ['83,000 paragraphs', 'a\n\n'.repeat(83_000)],
  ['30,000 footnotes', '[^a]\n\n'.repeat(30_000)],
  ['code that keeps a grammar busy', `\`\`\`cpp\n${'abc '.repeat(100_000)}\n\`\`\``],
]

test.each(HOSTILE)(
  'is formatted, or shown as written, before the deadline: %s',
  async (_what, text) => {
    const thread = new URL(bundled(join(process.cwd(), FOLDERS.server), 'article-thread'))
    const data = { entry: bundled(join(process.cwd(), FOLDERS.server), 'entry-articles'), places: PICTURES }
    const { render, close } = articleThreads(thread, data, { deadline: DEADLINE_MS, size: 1 })
    const before = performance.now()
    const rendered = await render({ name: 'Hostile', text, sha: '' })
    await close()
    expect(performance.now() - before).toBeLessThan(DEADLINE_MS + 5_000)
    if (typeof rendered === 'string') {
      expect(REFUSALS).toContain(rendered)
      return
    }
    if (rendered.html.includes('This article is shown as plain text, because'))
      expect(toText(fromHtml(rendered.html, { fragment: true }))).toContain(text)
  },
  60_000,
)
