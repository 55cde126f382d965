import { expect, test } from 'vitest'
import { hintsOf } from './repository-hints.ts'
import type { TreeEntry } from './github-tree.ts'

const repository = { id: 7, full_name: 'octo/notes', default_branch: 'main', private: false }
const entry = (path: string, type: TreeEntry['type'] = 'file', size = 3): TreeEntry => ({
  ...{ path, type, size },
  sha: 'a'.repeat(40),
})
const hints = (entries: TreeEntry[], change: object = {}) =>
  hintsOf({ configured: 'octo/notes', repository: { ...repository, ...change }, entries })

test('a repository as it should be needs no hint', () => {
  const entries = [
    entry('A name.md'),
    entry('images', 'dir'),
    entry('images/a.png'),
    entry('LICENSE'),
    entry('.md'),
  ]
  expect(hints(entries)).toEqual([])
  expect(hints(entries, { full_name: 'Octo/Notes' })).toEqual([])
})

test('a new name of the repository is to be written into the configuration', () => {
  expect(hints([], { full_name: 'octo/journal' })).toEqual([
    expect.stringMatching(
      /^octo\/notes is called octo\/journal now\..*articles\.repository to 'octo\/journal'/,
    ),
  ])
})

test('another default branch is told with what visitors get from it', () => {
  expect(hints([], { default_branch: 'trunk' })).toEqual([
    expect.stringMatching(/"trunk".*Make "main" the default/),
  ])
})

test('row 37: over a thousand names GitHub’s listing is cut', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => entry(`${index}.md`))
  expect(hints([...many, entry('deep/x.md')])).toEqual([])
  expect(hints([...many, entry('x.txt')])).toEqual([
    expect.stringMatching(/holds 1001 files.*first 1000 only/),
  ])
})

test.each([
  ['row 29', entry('module.md', 'submodule'), /^"articles\/module\.md": a submodule.*Rename it/],
  ['row 28', entry('link.md', 'symlink'), /^"articles\/link\.md": a link.*Put the file itself/],
  ['row 30', entry('READ.MD'), /capitals count.*end with \.md/],
  ['row 33', entry('a\\b.md'), /never opened: .*Rename it/],
  ['a page called index', entry('index.md'), /without a page of its own/],
  ['a page with the end of another', entry('a.html.md'), /without a page of its own/],
  ['row 35', entry(`${'x'.repeat(252)}.md`), /without a page of its own/],
  ['row 47', entry('long.md', 'file', 5_000_001), /larger than 5 MB/],
  ['a large picture', entry('images/a.png', 'file', 5_000_001), /a picture over the limits/],
])('%s: what it is and what to do is said', (_, odd, sentence) => {
  expect(hints([odd])).toEqual([expect.stringMatching(sentence)])
})

test('a link or a submodule that is no article is nobody’s business', () => {
  expect(
    hints([entry('images', 'submodule'), entry('b.png', 'symlink'), entry('deep/c.md', 'submodule')]),
  ).toEqual([])
})

test('many names are counted instead of written, and their letters are no part of the output', () => {
  const [text] = hints(Array.from({ length: 8 }, (_, index) => entry(`${index}\u001B[31m.md`, 'symlink')))
  expect(text).toContain(' and 3 more: a link')
  expect(text).not.toContain('\u001B')
})
