import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { articleThreads } from '#site-build/articles/article-threads.ts'

const urlOf = (file: string) => JSON.stringify(pathToFileURL(file).href)
/** A module that loads TypeScript. */
const moduleOf = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`import { register } from ${urlOf('node_modules/tsx/dist/esm/api/index.mjs')}; register(); ${code}`)}`
/** The build's thread, loaded from source. */
const THREAD = new URL(
  moduleOf(`export default (await import(${urlOf('site-build/articles/article-thread.ts')})).default`),
)
/** An application that only formats, and gives the words of the first two blocks. */
const ENTRY = moduleOf(`
  import { toString } from ${urlOf('node_modules/hast-util-to-string/index.js')}
  const { formatArticle } = await import(${urlOf('markdown/format-article.ts')})
  const { preparedArticle } = await import(${urlOf('app/lib/articles/prepared-article.ts')})
  export const prepareArticle = async (file) =>
    preparedArticle(file, await formatArticle(file.text, ${JSON.stringify(PLACES)}))
  export const renderHtml = ({ children }) => children.slice(0, 2).map((child) => toString(child)).join('\\0')`)
const PICTURES = { measured: new Map(), articlesBase: '', base: '/', embedded: false }
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
    const data = { entry: ENTRY, places: PICTURES }
    const { render, close } = articleThreads(THREAD, data, { deadline: DEADLINE_MS, size: 1 })
    const before = performance.now()
    const rendered = await render({ name: 'Hostile', text, sha: '', takenAt: 0 })
    await close()
    expect(performance.now() - before).toBeLessThan(DEADLINE_MS + 5_000)
    if (typeof rendered === 'string') {
      expect(rendered).toBe('formatting it took too long')
      return
    }
    const [first = '', second] = rendered.html.split('\0')
    const isAsWritten = /^This article is shown as plain text, because .*\.$/.test(first)
    if (isAsWritten) expect(second).toBe(text)
  },
  60_000,
)
