import { expect, test } from 'vitest'
import { forgetArticleOffline } from './forget-article.ts'

test('[SAVE-2] deletes the page of a missing article from every cache of this site', async () => {
  const deleted: unknown[] = []
  const storage = {
    keys: async () => ['offline /me/ pages', 'offline /me/ shell', 'offline /me/two/ pages'],
    open: async (name: string) => ({ delete: async (...asked: unknown[]) => deleted.push([name, ...asked]) }),
  }
  await forgetArticleOffline(storage as unknown as CacheStorage, '/me/', "A & B's")
  const asked = ["/me/blogs/A%20%26%20B's", { ignoreSearch: true, ignoreVary: true }]
  expect(deleted).toEqual([
    ['offline /me/ pages', ...asked],
    ['offline /me/ shell', ...asked],
  ])
})

test('row 63: does nothing without caches, or when they refuse', async () => {
  expect(await forgetArticleOffline(undefined, '/', 'A')).toBe(undefined)
  const keys = () => Promise.reject(new DOMException('no', 'SecurityError'))
  expect(await forgetArticleOffline({ keys } as unknown as CacheStorage, '/', 'A')).toBe(undefined)
})
