import { expect, test } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const FACTS = { sizeOf: () => 1, shaOf: () => '', histories: new Map(), pictureAt: async () => Buffer.of() }
function choose(paths: readonly string[]) {
  const { articles, pictures, findings } = chooseFiles(paths, FACTS, 'articles')
  return { names: articles.map(({ name }) => name), pictures: pictures.map(({ path }) => path), findings }
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

test.each([
  {
    paths: [
      'one.md',
      'images/a.png',
      '_index.md',
      'b.mdx',
      'c/index.md',
      'd.MD',
      'e/f/g.txt',
      'h.html',
      '.md',
    ],
    found:
      'found 7 others, which are not published: "_index.md", "b.mdx", "c/index.md", "d.MD", "e/f/g.txt" and 2 more. Move or rename them.',
    level: undefined,
  },
  {
    paths: ['a\n.mdx', 'images/a.png'],
    found: 'found 1 other, which is not published: "a .mdx". Move or rename it.',
    level: 'error',
  },
])('names the texts that are not published, an error if there is no other', ({ paths, found, level }) => {
  expect(choose(paths).findings).toEqual([
    { ...(level && { level }), file: 'articles/', message: `expected texts at articles/<name>.md, ${found}` },
  ])
})

test('warns of names with characters that nobody sees, and not of joiners', () => {
  const paths = [
    'a\u200Bb.md',
    'images/c\u202Egnp.png',
    '\u06A9\u200C\u0645.md',
    '\u{1F469}\u200D\u{1F52C}.md',
    'plain.md',
  ]
  const { findings } = choose(paths)
  expect(findings.map(({ file }) => file)).toEqual(['articles/a\u200Bb.md', 'articles/images/cgnp.png'])
  expect(findings[0]?.message).toContain('found U+200B, which is invisible')
})
