import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { placeholderNotes } from './placeholder-notes.ts'

const mine = { ...site, owner: { ...site.owner, name: 'Robin Doe' } }

test('the sample itself has nothing to tell', () => {
  const sample = { ...site, owner: { ...site.owner, name: 'Alex Morgan' } }
  expect(placeholderNotes({ ...sample, address: 'https://alex-morgan.example/' })).toEqual([])
})

test('under another name each field that is still the sample’s is told, in one note', () => {
  const content = {
    ...mine,
    address: 'https://alex-morgan.example/',
    links: {
      github: 'https://github.com/your-name',
      linkedin: 'https://www.linkedin.com/in/robin',
      resume: 'https://docs.google.com/document/d/your-resume/view',
    },
    projects: [
      { title: 'A', description: 'B', github_link: 'https://github.com/robin/a' },
      { title: 'C', description: 'D', github_link: 'https://github.com/your-name/c' },
    ],
  }
  expect(placeholderNotes(content)).toEqual([
    'content/site.ts: expected your own addresses, found those of the sample in address, links.github, links.resume, projects[1].github_link',
  ])
})

test('where all of them are the owner’s own there is nothing to tell', () => {
  const link = 'https://github.com/not-your-named'
  const content = {
    ...mine,
    address: 'https://robin.example/',
    links: { github: link, linkedin: link, resume: link },
    projects: [{ title: 'A', description: 'B', github_link: link }],
  }
  expect(placeholderNotes(content)).toEqual([])
})
