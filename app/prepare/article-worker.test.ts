import { expect, test, vi } from 'vitest'
import { prepareArticle } from './prepare-article.ts'
import { FAILED, READY } from './worker-job.ts'

vi.mock('./prepare-article.ts', () => ({ prepareArticle: vi.fn<typeof prepareArticle>() }))

/** The worker's scope, as far as the worker uses it. */
const scope = new EventTarget()
const said = vi.fn<(message: unknown) => void>()
vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope))
vi.stubGlobal('postMessage', said)
vi.stubGlobal('setInterval', vi.fn<typeof setInterval>())
await import('./article-worker.ts')

const answerTo = async (data: unknown) => {
  scope.dispatchEvent(new MessageEvent('message', { data }))
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  return said.mock.lastCall?.[0]
}

const block = { type: 'text' as const, value: 'words' }
const article = {
  ...{ name: 'A', sha: 'a', takenAt: 1, title: 'A', description: '', minutes: 1 },
  body: { type: 'root' as const, children: [block] },
}

const prepared = { article, problems: [], unknown: [], references: [] }

test('a worker says that it is ready, and then, part by part, what it has made of its article', async () => {
  expect(said.mock.calls).toEqual([[READY]])
  said.mockClear()
  vi.mocked(prepareArticle).mockResolvedValueOnce(prepared)
  await answerTo({ name: 'A' })
  expect(said.mock.calls).toEqual([
    [{ part: [block] }],
    [{ result: { ...article, body: { type: 'root', children: [] } } }],
  ])
})

test('a worker that cannot prepare its article says so, instead of nothing', async () => {
  said.mockClear()
  vi.mocked(prepareArticle).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await answerTo({ name: 'A' })).toBe(FAILED)
})

test('an answer that cannot be sent is one that failed', async () => {
  said.mockClear()
  vi.mocked(prepareArticle).mockResolvedValueOnce(prepared)
  said.mockImplementationOnce(() => {
    throw new DOMException('could not be cloned', 'DataCloneError')
  })
  await answerTo({ name: 'A' })
  await vi.waitFor(() => expect(said.mock.lastCall?.[0]).toBe(FAILED))
})
