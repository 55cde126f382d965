// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readArticle } from '#article-host/read-article.ts'
import { useLive } from '#app/lib/live/use-live.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'
import { liveArticle } from './live-article.ts'

const CHANGED = { text: 'new', sha: '2' }

vi.mock('#article-host/read-article.ts', () => ({
  readArticle: vi.fn<typeof readArticle>(async () => ({ ok: true, value: CHANGED })),
  recallArticle: async () => ({ value: CHANGED, storedAt: 9 }),
}))

const initial = { name: 'one', title: 'Old', sha: '1' } as ArticleOnPage

test('[ART-2] Retry shows the text that is being formatted for the cached copy', async () => {
  const workers: EventTarget[] = []
  vi.stubGlobal('Worker', function start() {
    const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
    workers.push(worker)
    return worker
  })
  vi.mocked(readArticle).mockResolvedValueOnce({ ok: false, fault: { kind: 'unknown' } })
  const { result } = renderHook(() => useLive(() => liveArticle('one', initial)))
  await vi.waitFor(() => expect(result.current.state.status).toBe('failed'))
  await act(async () => result.current.retry())
  const formatted = { title: 'New', facts: {}, references: [], body: { type: 'root', children: [] } }
  await vi.waitFor(() => {
    for (const worker of workers) worker.dispatchEvent(new MessageEvent('message', { data: formatted }))
    expect(result.current.state).toMatchObject({ status: 'ready', copy: { value: { title: 'New' } } })
  })
  expect(workers).toHaveLength(1)
})
