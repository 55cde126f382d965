import { expect, test, vi } from 'vitest'
import { articleLines } from './article-lines.ts'

test('reads the lines once, and tries again after a failure', async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(new Response('One\nTwo'))
  vi.stubGlobal('fetch', fetched)
  const texts = [await articleLines('One'), await articleLines('One'), await articleLines('One')]
  expect(texts).toEqual([[], ['One', 'Two'], ['One', 'Two']])
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
