import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/warnings/warning.ts'
import { missingImages, missingResume } from './named-files.ts'

const project = (address?: string) => ({
  title: 'Tick',
  description: 'A list',
  github_link: 'https://github.com/me/tick',
  ...(address !== undefined && { image: { address, alt: 'A list of three things' } }),
})

const missing = (content: Parameters<typeof missingImages>[0]) =>
  missingImages(content, 'docs', 'site.ts').map(textOf)

test('names the field of a missing picture, and does not look for pictures on other hosts', () => {
  const fine = [project(), project('screenshot.png'), project('https://me.example/far.webp')]
  expect(missing({ projects: fine })).toEqual([])
  expect(missing({ projects: [...fine, project('gone.webp')] })).toEqual([
    'site.ts: projects[3].image.address: expected a file in public/, found no gone.webp',
  ])
})

test.each([
  ['https://me.example/site/screenshot.png', []],
  ['https://me.example/site/my%20cv.pdf', ['expected a file in public/, found no my cv.pdf']],
  ['https://me.example/site/%E0%A4%A.pdf', ['expected a file in public/, found no %E0%A4%A.pdf']],
  ['https://me.example/cv.pdf', []],
  ['https://elsewhere.example/cv.pdf', []],
])('looks for the resume at %s in public/ only if the site serves it', (resume, messages) => {
  const found = missingResume({ links: { resume } }, 'https://me.example/site/', 'docs')
  expect(found.map(({ message }) => message)).toEqual(messages)
})
