import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import type { ImportFinding } from './model.ts'
import { convertInThisProcess } from './convert-threads.ts'
import { importBlog } from './import-blog.ts'
import { readBlog } from '#scripts/import/blog/read-blog.ts'
import { writeArticle } from './write-article.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

/** Imports the blog in `old` into `articles`. @returns what happened to each article, and the findings */
async function run(isDry = false) {
  const blog = join(root, 'old')
  const findings: ImportFinding[] = []
  const states: Record<string, string> = {}
  for await (const post of importBlog(readBlog(blog), findings, convertInThisProcess))
    if ('text' in post) states[post.name] = writeArticle(post, join(root, 'articles'), blog, isDry)
  return { states, findings: findings.map(({ message }) => message) }
}

test('writes new articles and their pictures, and leaves other files alone', async () => {
  const pictures = { 'old/a.png': 'a', 'old/b.png': 'b' }
  writeFiles(root, { 'old/one.md': '![a](a.png) ![b](b.png)', 'old/two.md': 'Two', ...pictures })
  writeFiles(root, { 'articles/two.md': 'My own' })
  expect((await run(true)).states['one']).toBe('new, pictures: 2')
  expect(existsSync(join(root, 'articles/one.md'))).toBe(false)
  writeFiles(root, { 'articles/images/one/b.png': 'another' })
  expect((await run()).states).toEqual({
    one: 'new, pictures: 2, but with other bytes: images/one/b.png',
    two: 'left alone, because it is there with another text',
  })
  expect(readFileSync(join(root, 'articles/images/one/a.png'), 'utf8')).toBe('a')
  expect(readFileSync(join(root, 'articles/images/one/b.png'), 'utf8')).toBe('another')
  expect(readFileSync(join(root, 'articles/two.md'), 'utf8')).toBe('My own')
  expect((await run()).states['one']).toBe('unchanged')
})

test('reads nothing outside of the blog', async () => {
  writeFiles(root, {
    'outside/secret.md': 'secret',
    'outside/secret.png': 'secret',
    'old/one.md': '![a](link/secret.png) ![b](s.png)',
  })
  symlinkSync('../outside', join(root, 'old/link'))
  symlinkSync('../outside/secret.png', join(root, 'old/s.png'))
  symlinkSync('../outside/secret.md', join(root, 'old/s.md'))
  expect(await run()).toEqual({ states: { one: 'new' }, findings: ['link/secret.png', 's.png'] })
})

test('finds the posts, also where it is told to', () => {
  const files = { 'agents-that-plan.md': 'A', 'readme.md': 'R', 'sub/build/two.md': 'B' }
  writeFiles(join(root, 'old'), files)
  const paths = (posts?: string) => readBlog(join(root, 'old'), posts).posts
  expect(paths()).toEqual(['agents-that-plan.md', 'sub/build/two.md'])
  for (const posts of ['sub', './sub/', join(root, 'old/sub')])
    expect(paths(posts)).toEqual(['sub/build/two.md'])
  expect(() => paths('none')).toThrow('expected posts of a folder of Markdown, found none')
  expect(() => readBlog(join(root, 'none'))).toThrow('expected a folder with a blog, found none')
})
