import { expect, test } from 'vitest'
import { isWanted, unpublishedTexts } from './chosen-files.ts'

test.each(['../a.png', 'a/../../b.png', './a.png', 'a//b.png', '..\\a.png', 'a\n.png'])(
  'a picture at %j is not read, because it would be written elsewhere',
  (path) => expect(isWanted(path)).toBe(false),
)

test.each(['..md', '...md', 'a\\b.md', 'a/b.md', '.md', 'a.MD'])(
  'an article at %j is not read, because no page could open it',
  (path) => expect(isWanted(path)).toBe(false),
)

const OTHERS = ['_index.md', 'b.mdx', 'c/index.md', 'd.MD', 'e/f/g.txt', 'h.html', '.md']

test('names the texts that are not published', () => {
  expect(unpublishedTexts(['one.md', 'images/a.png', '.gitkeep', 'data.csv'])).toEqual([])
  expect(unpublishedTexts(['one.md', 'images/a.png', ...OTHERS])).toEqual([
    {
      file: 'articles/',
      message:
        'expected texts at articles/<name>.md, found 7 others, which are not published: "_index.md", "b.mdx", "c/index.md", "d.MD", "e/f/g.txt" and 2 more. Move or rename them.',
    },
  ])
})

test('a blog without articles that has other texts is an error', () => {
  expect(unpublishedTexts(['a\n.mdx', 'images/a.png'], 'notes')).toEqual([
    {
      level: 'error',
      file: 'notes/',
      message:
        'expected texts at notes/<name>.md, found 1 other, which is not published: "a .mdx". Move or rename it.',
    },
  ])
})
