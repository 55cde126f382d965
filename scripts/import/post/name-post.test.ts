import { expect, test } from 'vitest'
import { imported } from '#tests/support/imported-blog.ts'

test('the old addresses become aliases, as paths', async () => {
  const post =
    'permalink: /old/a%20b/one.html\nredirect_from: [/x.html, "https://e.example/y", "/z?q", "/../w"]'
  const { texts } = await imported('Jekyll', { '_posts/2014-07-01-one.md': `---\n${post}\n---\n` })
  expect(texts['one']).toContain('aliases:\n  - /old/a b/one.html\n  - /x.html\n---\n')
  expect((await imported('a folder of Markdown', { 'a/one.md': 'A' })).texts['one']).toBe('A')
})

test('a post with a long slug gets a name and an alias that every system can store, or none', async () => {
  const slug = 'x'.repeat(300)
  const { texts } = await imported('Jekyll', { '_posts/2014-07-01-one.md': `---\nslug: ${slug}\n---\n` })
  expect(Object.keys(texts)).toEqual(['one'])
  expect(texts['one']).not.toContain('aliases')
})

test('posts with one name get others, from their files, days and folders', async () => {
  const text = (slug: string) => `---\nslug: ${slug}\n---\n`
  const posts = {
    '_posts/2014-07-01-a.md': text('x'),
    '_posts/2014-07-02-b.md': text('X'),
    '_posts/2014-07-03-b.md': text('x'),
    '_posts/c/b.md': text('x'),
    '_posts/d/c/b.md': text('x'),
  }
  const { texts, findings } = await imported('Jekyll', posts)
  expect(Object.keys(texts)).toEqual(['x', 'b', 'b-2014-07-03', 'c-b'])
  expect(findings).toEqual([expect.stringMatching(/^texts that were not read \| _posts\/d/)])
})

test('a hostile post names no file outside of its folders, and no file outside of the blog', async () => {
  const { texts, pictures } = await imported('Jekyll', {
    '_posts/2014-07-01-a.md':
      '---\nslug: ../../evil\ncover: ../../../etc/x.png\n---\n![a](../../../etc/passwd) ![b](/../x.png)',
    '_posts/2014-07-02-b.md': '---\nslug: ".."\npermalink: /../..\n---\n',
  })
  expect(Object.keys(texts)).toEqual(['evil', 'b'])
  expect(pictures).toEqual({})
})
