import { expect, test } from 'vitest'
import { forgetArticleOffline } from './forget-article.ts'

function cachesOf(content: Record<string, string[]>) {
  const map = new Map(Object.entries(content))
  return {
    map,
    keys: async () => [...map.keys()],
    open: async (name: string) => ({
      keys: async () => (map.get(name) ?? []).map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => {
        map.set(
          name,
          (map.get(name) ?? []).filter((cached) => cached !== url),
        )
        return true
      },
    }),
  }
}

const at = (path: string) => `https://me.example/${path}`

test('[SAVE-2] deletes only the page of a missing article, from every cache, however it is encoded', async () => {
  const others = [at('me/blogs'), at('me/blogs/A'), at('me/articles.json'), at('me/blogs/%E0%A4%A')]
  const storage = cachesOf({
    'offline /me/ pages': [at("me/blogs/A%20&%20B's"), at('me/blogs/A%20%26%20B%27s'), ...others],
    'offline /me/ shell': [at("me/blogs/A%20%26%20B's?__WB_REVISION__=1"), at('me/')],
    'offline /me/two/ pages': [at("me/blogs/A%20&%20B's")],
  })
  await forgetArticleOffline(storage as unknown as CacheStorage, '/me/', "A & B's")
  expect(Object.fromEntries(storage.map)).toEqual({
    'offline /me/ pages': others,
    'offline /me/ shell': [at('me/')],
    'offline /me/two/ pages': [at("me/blogs/A%20&%20B's")],
  })
})

test('row 63: does nothing without caches, or when they refuse', async () => {
  expect(await forgetArticleOffline(undefined, '/', 'A')).toBe(undefined)
  const keys = () => Promise.reject(new DOMException('no', 'SecurityError'))
  expect(await forgetArticleOffline({ keys } as unknown as CacheStorage, '/', 'A')).toBe(undefined)
})
