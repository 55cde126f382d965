import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { convertThreads } from './convert-threads.ts'
import type { NamedPost } from './model.ts'

/** A thread that returns the text of a post, and that some texts keep busy for ever or fill with memory. */
const SCRIPT = `
  export default ({ body }) => {
    if (body === 'endless') for (;;);
    if (body === 'hungry') for (const all = []; ; ) all.push(new Array(100_000).fill(body))
    return body
  }`
const HOSTILE_THREAD = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
/** Its module is JavaScript, because a command without packages loads it. */
const BUNDLER = pathToFileURL(resolve('scripts/bundle-import.mjs')).href
type Bundle = { folder: string; thread: string }
const NO_BLOG = { posts: [], files: new Set<string>(), hosts: [] }
const post = (body: string): NamedPost => ({
  path: 'a.md',
  name: 'a',
  body,
  fields: {},
  formerAddresses: [],
  articleFields: {},
})

test.each([
  { body: 'endless', reason: 'converting it took longer than 2 s', deadline: 2_000 },
  { body: 'hungry', reason: 'converting it took more than 20 MB of memory', deadline: 20_000 },
])('says why it leaves out an $body post, and converts the next one', async ({ body, reason, deadline }) => {
  const options = { deadline, memory: 20, size: 1 }
  const { convert, close } = convertThreads(HOSTILE_THREAD, NO_BLOG, options)
  expect(await convert(post(body))).toBe(reason)
  expect(await convert(post('next'))).toBe('next')
  await close()
})

test('converts posts in a thread, with the links of their blog', async () => {
  const posts = [{ path: 'b.md', name: 'bee', formerAddresses: ['/b/'] }]
  const blog = { posts, files: new Set(['b.md', 'a.png']), hosts: [] }
  const { bundleImport } = (await import(BUNDLER)) as { bundleImport: () => Promise<Bundle> }
  const { folder, thread } = await bundleImport()
  const { convert, close } = convertThreads(new URL(thread), blog, { size: 1 })
  const converted = await convert(post('[b](/b/) ![](a.png)'))
  expect(converted).toMatchObject({
    article: { text: '[b](bee.md) ![](images/a/a.png)', pictures: new Map([['images/a/a.png', 'a.png']]) },
  })
  expect(await convert(post('> '.repeat(2_000) + 'x'))).toMatch(/^it is nested more than/)
  await close()
  rmSync(folder, { recursive: true })
})
