import { expect, test, vi } from 'vitest'
import { articleText } from './article-text.ts'

test('reads a text once, and tries again after a failure', async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(new Response('# One'))
  vi.stubGlobal('fetch', fetched)
  const texts = [
    await articleText('One', false),
    await articleText('One', false),
    await articleText('One', false),
  ]
  expect(texts).toEqual(['', '# One', '# One'])
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
