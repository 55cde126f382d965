import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { textOf } from '#site-build/read/findings.ts'
import { siteWords } from '#site-build/read/words/site-words.ts'
import { contentFindings, missingImages } from './content-findings.ts'
import { readSettings } from './settings.ts'
import { SITE } from '#tests/support/site/example-pages.ts'

const OWN = { ...site, address: 'https://me.example/site', owner: { name: 'Robin Doe', role: 'Engineer' } }
const withEntries = (entries: object[]) => ({
  sections: ['about', { name: 'work', title: 'Work', entries }],
})
const resumeAt = (path: string) => ({ links: { resume: OWN.address + path } })
const linkedin = 'https://github.com/your-name/a'
const links = { github: 'https://github.com/not-your-named', linkedin }

test.each<{ content: object; words: Record<string, unknown>; findings: unknown[] }>([
  // `public/` has only files of the site.
  { content: resumeAt('/screenshot.png'), words: {}, findings: [] },
  {
    content: resumeAt('/my%20cv.pdf'),
    words: {},
    findings: ['links.resume: expected a file in public/, found no my cv.pdf'],
  },
  {
    content: resumeAt('/%E0%A4%A.pdf'),
    words: {},
    findings: ['links.resume: expected a file in public/, found no %E0%A4%A.pdf'],
  },
  { content: { links: { resume: 'https://me.example/cv.pdf' } }, words: {}, findings: [] },
  { content: { links }, words: {}, findings: [`links: expected your own, found the sample’s: ${linkedin}`] },
  { content: { links, owner: { ...OWN.owner, name: 'Alex Morgan' } }, words: {}, findings: [] },
  {
    content: { about: 'I am a software engineer with expertise in machine learning and more.' },
    words: {},
    findings: ['about: expected a text about you, found the sample’s. Replace it with your own.'],
  },
  {
    content: { owner: { ...OWN.owner, facts: ['Bern', 'x'.repeat(41)] } },
    words: {},
    findings: [
      'owner.facts 2: expected at most 40 letters, found 41. More belongs in the description or in about.',
    ],
  },
  {
    content: { description: 'x'.repeat(321) },
    words: {},
    findings: ['description: expected at most 320 letters, found 321. More belongs in about.'],
  },
  {
    content: withEntries(Array.from({ length: 40 }, () => ({ title: 'Engineer' }))),
    words: {},
    findings: [
      'sections "Work", entries: expected at most 30 entries, found 40. Older ones belong in a page such as pages/work.md, so that the profile prints on two pages.',
    ],
  },
  {
    content: withEntries([{ title: 'x'.repeat(200) }]),
    words: {},
    findings: [
      `sections "Work", entries "${'x'.repeat(50)}…", title: expected at most 120 letters, found 200. More belongs in its text.`,
    ],
  },
])('for $content with the words $words it warns: $findings', ({ content, words, findings }) => {
  const settings = { ...readSettings({ ...OWN, ...content }, {}), words: siteWords(words) }
  expect(contentFindings(settings, 'docs', 'site.yaml').map(({ message }) => message)).toEqual(findings)
})

test('names the field of a missing picture, and does not look for pictures on other hosts', () => {
  const projects = ['screenshot.png', 'https://me.example/far.webp', 'gone.webp'].map((address) => ({
    title: 'Tick',
    description: 'A list',
    github_link: 'https://github.com/me/tick',
    image: { address, alt: 'A list of three things' },
  }))
  expect(
    missingImages({ ...SITE, content: { ...SITE.content, projects } }, 'docs', 'site.ts').map(textOf),
  ).toEqual(['site.ts: projects "Tick", image.address: expected a file in public/, found no gone.webp'])
})
