import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { textOf } from '#site-build/read/warnings/warning.ts'
import { siteWords } from '#site-build/read/words/site-words.ts'
import { contentWarnings, missingImages } from './content-warnings.ts'
import { readSettings } from './settings.ts'

const OWN = { ...site, address: 'https://me.example/site', owner: { name: 'Robin Doe', role: 'Engineer' } }

function warningsOf(content: object, words = {}): string[] {
  const settings = { ...readSettings({ ...OWN, ...content }, {}), words: siteWords(words) }
  return contentWarnings(settings, 'docs', 'site.yaml').map(textOf)
}

test('warns if a site in another language has only English words', () => {
  expect(warningsOf({ lang: 'vi' })).toEqual([
    expect.stringMatching(/^site\.yaml: lang: expected words in this language in content\/words\.yaml/),
  ])
  expect(warningsOf({ lang: 'en-GB' })).toEqual([])
  expect(warningsOf({ lang: 'vi' }, { frame: { blog: 'Bài viết' } })).toEqual([])
})

test.each([
  ['https://me.example/site/screenshot.png', []],
  ['https://me.example/site/my%20cv.pdf', ['my cv.pdf']],
  ['https://me.example/site/%E0%A4%A.pdf', ['%E0%A4%A.pdf']],
  ['https://me.example/cv.pdf', []],
])('looks for the resume at %s in public/ only if the site serves it', (resume, missing) => {
  expect(warningsOf({ links: { resume } })).toEqual(
    missing.map((path) => `site.yaml: links.resume: expected a file in public/, found no ${path}`),
  )
})

test('names fields with addresses of the sample, but not in the sample itself', () => {
  const linkedin = 'https://github.com/your-name/a'
  const links = { github: 'https://github.com/not-your-named', linkedin }
  expect(warningsOf({ links })).toEqual([
    `site.yaml: links: expected your own, found the sample’s: ${linkedin}`,
  ])
  expect(warningsOf({ links, owner: { ...OWN.owner, name: 'Alex Morgan' } })).toEqual([])
})

test('names the field of a missing picture, and does not look for pictures on other hosts', () => {
  const projects = ['screenshot.png', 'https://me.example/far.webp', 'gone.webp'].map((address) => ({
    title: 'Tick',
    description: 'A list',
    github_link: 'https://github.com/me/tick',
    image: { address, alt: 'A list of three things' },
  }))
  expect(missingImages({ projects }, 'docs', 'site.ts').map(textOf)).toEqual([
    'site.ts: projects[2].image.address: expected a file in public/, found no gone.webp',
  ])
})
