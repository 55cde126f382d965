import { expect, test } from 'vitest'
import { checkOwnImages, missingResume } from './own-images.ts'

const project = (address?: string) => ({
  title: 'Tick',
  description: 'A list',
  github_link: 'https://github.com/me/tick',
  ...(address !== undefined && { image: { address, alt: 'A list of three things' } }),
})

const check = (content: Parameters<typeof checkOwnImages>[0]) => checkOwnImages(content, 'docs', 'none')

test('names the field of a missing picture, and does not look for pictures on other hosts', () => {
  const fine = [project(), project('screenshot.png'), project('https://me.example/far.webp')]
  expect(() => check({ projects: fine })).not.toThrow()
  expect(() => check({ projects: [...fine, project('gone.webp')] })).toThrow(
    'projects[3].image.address: expected a file in public/, found no gone.webp',
  )
  const portrait = { address: 'me.jpg', alt: 'Me' }
  expect(() => check({ portrait, projects: fine })).toThrow(
    'portrait.address: expected a file in public/, found no me.jpg',
  )
})

test.each([
  ['https://me.example/site/screenshot.png', []],
  ['https://me.example/site/my%20cv.pdf', ['expected a file in public/, found no my cv.pdf']],
  ['https://me.example/site/%E0%A4%A.pdf', ['expected a file in public/, found no %E0%A4%A.pdf']],
  ['https://me.example/cv.pdf', []],
  ['https://elsewhere.example/cv.pdf', []],
])('a resume at %s has to be in public/ when the site serves it', (resume, messages) => {
  const found = missingResume({ links: { resume } }, 'https://me.example/site/', 'docs')
  expect(found.map(({ message }) => message)).toEqual(messages)
})
