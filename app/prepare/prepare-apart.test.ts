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

test('shows a text that takes too long as it is written, below the title from its frontmatter', async () => {
  const { text, draft, title } = await late('---\ntitle: B\ndraft: true\n---\n**Text**')
  expect(text).toMatch(/because formatting it took too long\.\*\*Text\*\*$/)
  expect([title, draft]).toEqual(['B', true])
})
