import { toString } from 'hast-util-to-string'
import { expect, test, vi } from 'vitest'
import { prepareApart } from './prepare-apart.ts'

vi.mock('#app/lib/settings.ts', () => ({ BASE: '/' }))
vi.mock('./article-worker.ts?worker&url', () => ({ default: '/worker.js' }))
vi.mock('./worker-job.ts', () => ({ workerJob: async () => ({ end: 'late' }) }))

const { signal } = new AbortController()
const late = async (text: string) => {
  const { body, ...article } = await prepareApart({ name: 'A', text, sha: 'a', takenAt: 1 }, signal)
  return { ...article, text: toString(body) }
}

test('a text that takes too long is shown as it is written, without its frontmatter', async () => {
  const { text, draft, title } = await late('---\ntitle: B\n---\n**Text**')
  expect(text).toMatch(/because formatting it took too long\.\*\*Text\*\*$/)
  expect([title, draft]).toEqual(['A', undefined])
})

test.each(['draft: true', '"draft": yes', 'draft: ture', 'Draft: true'])(
  '%s counts even where nothing can be formatted',
  async (field) => {
    expect(await late(`---\n${field}\n---\nText`)).toMatchObject({ draft: true })
  },
)

test('and so does a draft whose block does not stand at the very start', async () => {
  expect(await late('\n---\ndraft: true\n---\nText')).toMatchObject({ draft: true })
  expect((await late('\n---\ndraft: false\n---\nText')).draft).toBeUndefined()
})

test('what stands between two thematic breaks is not lost', async () => {
  expect((await late('---\n\nNote: this.\n\n---\n\nText')).text).toContain('Note: this.')
})
