import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import * as server from '#app/entry-articles.tsx'
import { textOf } from '#site-build/read/warnings.ts'
import { renderOwnPages } from './render-own-pages.ts'

/** Renders the pages of a folder. */
function ownPages(folder: string) {
  const links = [{ name: 'now', title: 'Now' }]
  return renderOwnPages(server, folder, links, 'https://robin.example/me/', 'public')
}

test('the links in the Markdown copy lead to the same pages', async () => {
  const own = await ownPages('tests/fixtures/pages')
  const copy = own.copies.get('now')
  expect(copy).toContain('[What I use](https://robin.example/me/uses#user-content-for-measuring)')
  expect(copy).toContain('(https://robin.example/me/blogs/How%20to%20read%20a%20loss%20curve)')
  expect(copy).toMatch(/!\[A curve\]\(https:\/\/robin\.example\/me\/pictures\/\w+\.svg\)/)
  expect(own.warnings).toEqual([])
})

test('warns of unknown fields, and of pictures that are not published', async () => {
  const folder = temporaryFolder({ 'now.md': '---\norder: 1\nordr: 2\n---\n![A map](../map.png)\n' })
  const { warnings } = await ownPages(folder)
  expect(warnings.map(textOf)).toEqual([
    'pages/now.md:5: picture: expected a picture in pages/ or public/ at "../map.png", found none; its words are shown instead',
    'pages/now.md:3: ordr: no field of this name is known; close: order',
  ])
})
