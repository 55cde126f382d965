import { expect, test } from 'vitest'
import { chooseFiles } from './article-source.ts'

const FACTS = { sizeOf: () => 1, shaOf: () => '', dates: new Map(), pictureAt: async () => Buffer.of() }
function choose(paths: readonly string[], folder = 'articles') {
  const { articles, pictures, warnings } = chooseFiles(paths, FACTS, folder)
  return { names: articles.map(({ name }) => name), pictures: pictures.map(({ path }) => path), warnings }
}

test('chooses articles that a page can open, and pictures that stay in the folder', () => {
  const wrong = [
    '../a.png',
    'a/../../b.png',
    './a.png',
    'a//b.png',
    '..\\a.png',
    'a\n.png',
    '..md',
    'a\\b.md',
  ]
  const paths = ['one.md', 'images/a map.PNG', '.gitkeep', 'data.csv', ...wrong]
  expect(choose(paths)).toMatchObject({ names: ['one'], pictures: ['images/a map.PNG'] })
})

test('names the texts that are not published', () => {
  const others = ['_index.md', 'b.mdx', 'c/index.md', 'd.MD', 'e/f/g.txt', 'h.html', '.md']
  expect(choose(['one.md', 'images/a.png', ...others]).warnings).toEqual([
    {
      file: 'articles/',
      message:
        'expected texts at articles/<name>.md, found 7 others, which are not published: "_index.md", "b.mdx", "c/index.md", "d.MD", "e/f/g.txt" and 2 more. Move or rename them.',
    },
  ])
})

test('a blog without articles that has other texts is an error', () => {
  expect(choose(['a\n.mdx', 'images/a.png'], 'notes').warnings).toEqual([
    {
      level: 'error',
      file: 'notes/',
      message:
        'expected texts at notes/<name>.md, found 1 other, which is not published: "a .mdx". Move or rename it.',
    },
  ])
})
