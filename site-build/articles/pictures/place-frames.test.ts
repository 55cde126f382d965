import { expect, test } from 'vitest'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/checks/check-article.ts'
import { textOf } from '#site-build/read/findings.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { areSamePictures } from './picture-at.ts'

async function check(text: string, files: Record<string, string>, base = '/') {
  const publicFolder = temporaryFolder()
  writeFiles(publicFolder, files)
  const places = { ...NO_PICTURES, base, publicFolder }
  const formatted = formattedFile(
    { name: 'One', text, sha: '0'.repeat(40) },
    await formatArticle(text, { ...BASES, base }),
  )
  const { article, body } = checkArticle(formatted, places)
  return { article, places, html: JSON.stringify(body), findings: article.textFindings.map(textOf) }
}

test('shows a page of public/, also below a path and with a name that has to be encoded', async () => {
  const page = { 'plots/a loss.html': '<p>plot' }
  const { html, findings } = await check('![x](</plots/a loss.html#height=420>)', page, '/me/site/')
  expect(html).toContain('"src":"/me/site/plots/a%20loss.html"')
  expect(findings).toEqual([])
})

test.each([
  ['/plots/none.html', 'the words'],
  ['plots/loss.html', 'the words'],
  ['https://elsewhere.example/loss.html', 'the words'],
  ['/plots.html', 'the words'],
])('names a frame without a page of public/, with its line: %s', async (written, words) => {
  const files = { 'plots/loss.html': '', 'plots.html/a': '' }
  const { html, findings } = await check(`# One\n\n![${words}](${written})`, files)
  expect(findings).toEqual([
    `articles/One.md:3: frame: expected a page in public/, such as /plots/loss.html, found "${written}"; its words are shown instead`,
  ])
  expect(html).not.toContain('iframe')
  expect(html).not.toContain('paper-link')
  expect(html).toContain(`"value":"${words}"`)
})

test('names a height that it cannot read', async () => {
  const { html, findings } = await check('![x](/a.html#height=tall)', { 'a.html': '' })
  expect(findings).toEqual([
    'articles/One.md:1: frame: expected a height from 10 to 9999 px, such as #height=420, found "#height=tall"; it is shown in 16:9',
  ])
  expect(html).toContain('iframe')
})

test('a text is rendered again when a page that it shows comes or goes', async () => {
  const there = await check('![x](/a.html)', { 'a.html': '' })
  const missing = await check('![x](/a.html)', {})
  expect(areSamePictures(there.article.pictures, there.places)).toBe(true)
  expect(areSamePictures(there.article.pictures, missing.places)).toBe(false)
  expect(areSamePictures(missing.article.pictures, there.places)).toBe(false)
})
