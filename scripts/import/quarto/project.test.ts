import { expect, test } from 'vitest'
import { projectPosts } from './project.ts'

const LISTING = '---\nlisting:\n  contents: posts\n---\n'

function postsOf(texts: Record<string, string>) {
  const { posts, leftOut } = projectPosts(Object.keys(texts), '', (path) => texts[path] ?? '')
  return { posts, leftOut: leftOut.map(({ path }) => path) }
}

test('finds the pages that a listing names, and neither partials nor pages that list others', () => {
  const texts = {
    '_quarto.yml': 'project:\n  output-dir: docs',
    'about.qmd': '',
    'docs/a.md': '',
    'index.qmd': LISTING,
    'notes.qmd': '',
    'posts/.ipynb_checkpoints/a-checkpoint.ipynb': '',
    'posts/_part.qmd': '',
    'posts/a/index.qmd': '',
    'posts/b.ipynb': '',
    'posts/index.qmd': '---\nlisting: default\n---\n',
  }
  const { posts, leftOut } = postsOf(texts)
  expect(posts).toEqual(['posts/a/index.qmd', 'posts/b.ipynb'])
  expect([...posts, ...leftOut].toSorted()).toEqual(Object.keys(texts).slice(1))
})

test.each([
  ['"*.qmd"', ['c.qmd', 'posts/a.qmd', 'posts/sub/b.qmd']],
  ['["/posts/*.qmd"]', ['posts/a.qmd']],
  ['"/posts/*/*.qmd"', ['posts/sub/b.qmd']],
  ['data.yml', ['c.qmd', 'posts/a.qmd', 'posts/sub/b.qmd']],
  ['../../etc', ['c.qmd', 'posts/a.qmd', 'posts/sub/b.qmd']],
])('takes the patterns of a listing: %s', (contents, posts) => {
  const index = `---\nlisting:\n  contents: ${contents}\n---\n`
  const texts = {
    '_quarto.yml': '',
    'c.qmd': '',
    'index.qmd': index,
    'posts/a.qmd': '',
    'posts/sub/b.qmd': '',
  }
  expect(postsOf(texts).posts).toEqual(posts)
})

test('leaves out what the project does not render', () => {
  const render = 'project:\n  render:\n    - "*.qmd"\n    - "!drafts/"'
  const texts = { '_quarto.yml': render, 'a.qmd': '', 'b.md': '', 'drafts/c.qmd': '', 'sub/d.qmd': '' }
  expect(postsOf(texts).posts).toEqual(['a.qmd', 'sub/d.qmd'])
})

test('a pattern of many wildcards takes no post, and no time', () => {
  const path = `${'a/'.repeat(60)}b.qmd`
  const render = `project:\n  render: ["${'**/'.repeat(10)}x.y", "${'*a'.repeat(20)}"]`
  expect(postsOf({ '_quarto.yml': render, [path]: '' }).posts).toEqual([])
})
