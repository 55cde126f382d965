import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ownPageLinks } from './own-pages.ts'

function links(files: Record<string, string>) {
  const root = temporaryFolder(files)
  return ownPageLinks(join(root, 'pages'), join(root, 'public'))
}

test('sorts pages by order and then by title, and leaves out drafts', async () => {
  const pages = {
    'pages/now.md': '---\ntitle: Now\norder: 2\n---\n[A Map](https://map.example) of words, of a map\n',
    'pages/uses.md': '---\r\norder: 1 # first\r\n---\r\n\r\n# What I *use*\r\n',
    'pages/talks.md': '---\norder: 2\n---\nWords.\n',
    'pages/later.md': '---\ntitle: Later\ndraft: true\n---\n',
    'pages/first.md': 'First _of_ [all](https://all.example) :rocket:\n=====\n',
  }
  expect(await links(pages)).toEqual([
    { name: 'first', title: 'First of all 🚀', words: 'first of all rocket' },
    { name: 'uses', title: 'What I use', words: 'what i use' },
    { name: 'now', title: 'Now', words: 'a map of words' },
    { name: 'talks', title: 'talks', words: 'words' },
  ])
})

test('reports every page that cannot have its address', async () => {
  const files = {
    'pages/bio.md': '',
    'public/bio.md': '',
    'pages/My page.md': '',
    'pages/cv.md': '',
    'public/cv.html': '',
    'pages/now.md': '---\norder: first\n---\n',
    'pages/uses.md': '---\ntitle: [x\ndraft: perhaps\n---\n',
  }
  await expect(links(files)).rejects.toThrow(
    [
      'pages/My page.md: expected a name of small letters, digits and hyphens, such as now.md: it is the address of the page',
      'pages/bio.md: expected a name that is free, but public/bio.md has the same address',
      'pages/cv.md: expected a name that is free, but public/cv.html has the same address',
      'pages/now.md:2: order: expected a number, found "first"',
      'pages/uses.md:3: frontmatter: expected YAML ',
    ].join('\n'),
  )
})
