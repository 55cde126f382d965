import { pathToFileURL } from 'node:url'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { threadPool } from '#site-build/articles/thread-pool.ts'

const TSX = pathToFileURL('node_modules/tsx/dist/esm/api/index.mjs').href
const THREAD = pathToFileURL('site-build/articles/format-thread.ts').href
/** The build's thread, loaded from source. */
const ENTRY = new URL(
  `data:text/javascript,import{register}from${JSON.stringify(TSX)};register();await import(${JSON.stringify(THREAD)})`,
)
const DEADLINE_MS = 10_000

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
  'formats, or shows as it is written, before the deadline: %s',
  async (_what, text) => {
    const { format, close } = threadPool(ENTRY, { deadline: DEADLINE_MS, size: 1 })
    const before = performance.now()
    const { body } = await format({ text, places: PLACES })
    expect(performance.now() - before).toBeLessThan(DEADLINE_MS + 5_000)
    const [first, second] = body.children
    const reason = /^This article is shown as plain text, because (.*)\.$/.exec(
      first ? toString(first) : '',
    )?.[1]
    if (reason !== undefined) expect(second && toString(second)).toBe(text)
    expect(reason).not.toBe('formatting it failed')
    await close()
  },
  60_000,
)
