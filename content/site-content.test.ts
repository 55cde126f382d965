import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { checkSiteContent } from './site-content.ts'

/** The message for the site's content with one change to it. */
function messageFor(change: Record<string, unknown>): string {
  try {
    checkSiteContent({ ...site, ...change })
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

test('accepts complete content', () => {
  expect(messageFor({})).toBe('accepted')
})

test('names the file, the field, what was expected and what was found', () => {
  const projects = [{ ...site.projects[0], github_link: 'github.com/me' }, ...site.projects.slice(1)]
  expect(messageFor({ projects })).toContain(
    'content/site.ts needs a correction:\n  - projects[0].github_link: expected an https:// address, found "github.com/me"',
  )
})

test('refuses an address to clone as the name of a repository', () => {
  const articles = { ...site.articles, repository: 'me/notes.git' }
  expect(messageFor({ articles })).toContain(
    'articles.repository: expected "owner/name" without ".git", found "me/notes.git"',
  )
  expect(messageFor({ articles: { ...articles, repository: 'me/notes.github.io' } })).toBe('accepted')
})

test('reports every problem at once', () => {
  const message = messageFor({ description: ' ', links: { ...site.links, resume: 'javascript:alert(1)' } })
  expect(message).toContain('description: expected some text that is not blank, found " "')
  expect(message).toMatch(/ links\.resume: expected an https:\/\/ address .*, found "javascript:alert\(1\)"/)
})

test('reports a missing field and an unknown one', () => {
  const { about: _about, ...rest } = site
  const message = (() => {
    try {
      checkSiteContent({ ...rest, abuot: 'text' })
    } catch (error) {
      return String(error)
    }
    return 'accepted'
  })()
  expect(message).toContain('about: expected a value, found nothing')
  expect(message).toContain('abuot: no field of this name is known')
})

/** The content with something of another kind in the place of each of its values, one after the other. */
function wrongKinds(value: unknown): unknown[] {
  const swapped: unknown[] = [typeof value === 'boolean' ? 'yes' : 42]
  if (typeof value !== 'object' || value === null) return swapped
  const inner = Object.entries(value).flatMap(([key, part]) =>
    wrongKinds(part).map((wrong) =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? wrong : item))
        : { ...value, [key]: wrong },
    ),
  )
  return [...swapped, ...inner]
}

test('reports values of another type without words from a programming language', () => {
  const [project] = site.projects
  const whole = {
    ...site,
    contact: [{ label: 'Mail', text: 'Write', href: 'mailto:me@me.example' }],
    projects: [{ ...project, image: { address: 'pictures/tick.webp', alt: 'A list' } }],
    skills: site.skills.slice(0, 1),
  }
  const contents = wrongKinds(whole)
  expect(contents.length).toBeGreaterThan(40)
  for (const content of contents) {
    expect(() => checkSiteContent(content)).toThrow(
      / needs a correction:\n {2}- .+: expected .+, found (42|"yes")$/,
    )
    expect(() => checkSiteContent(content)).not.toThrow(
      /expected (Object|Array|string|boolean|another value)/,
    )
  }
})

test.each([
  [
    'a picture without its words',
    { projects: [{ ...site.projects[0], image: 'x.png' }] },
    'projects[0].image: expected { address, alt }, found "x.png"',
  ],
  [
    'a project that is a title',
    { projects: ['Tick'] },
    'projects[0]: expected { title, description, github_link, deployed_link?, image? }, found "Tick"',
  ],
  [
    'skills in one line',
    { skills: [{ name: 'Languages', skills: 'C, C++' }] },
    'skills[0].skills: expected a list of words, found "C, C++"',
  ],
  [
    'a resume among the files of the site',
    { links: { ...site.links, resume: '/resume.pdf' } },
    'links.resume: expected an https:// address (of a file in public/ the whole one, such as "https://me.example/resume.pdf"), found "/resume.pdf"',
  ],
  ['a list that is none', { projects: 'many' }, 'projects: expected a list of projects, found "many"'],
  [
    'two projects of one title',
    { projects: [...site.projects, site.projects[1]] },
    `projects: expected titles that differ, found "${site.projects[1]?.title}" in projects[1] and projects[${site.projects.length}]`,
  ],
  [
    'two groups of one name, and two others',
    { skills: ['A', 'B', 'A', 'B', 'C'].map((name) => ({ name, skills: ['x'] })) },
    'skills: expected group names that differ, found "A" in skills[0] and skills[2]; "B" in skills[1] and skills[3]',
  ],
  [
    'no skills in a group',
    { skills: [{ name: 'A', skills: [] }] },
    'skills[0].skills: expected at least one skill',
  ],
  ['an address with a fragment', { address: 'https://me.example/#top' }, 'address: expected an https://'],
  [
    'a scheme in a contact',
    { contact: [{ label: 'x', text: 'y', href: 'data:x' }] },
    'contact[0].href: expected a mailto:',
  ],
  ['a language that is none', { lang: 'English!' }, 'lang: expected a language tag'],
])('%s is refused', (_what, change, expected) => {
  expect(messageFor(change)).toContain(expected)
})

test.each([
  '/pictures/tick.webp',
  '../tick.webp',
  'pictures/../../tick.webp',
  'http://me.example/a.png',
  'a b.png',
  '',
])('refuses %j as a project’s image', (address) => {
  const [first, ...rest] = site.projects
  const projects = [{ ...first, image: { address, alt: 'A list' } }, ...rest]
  expect(() => checkSiteContent({ ...site, projects })).toThrow(
    'projects[0].image.address: expected the path',
  )
})

test('requires a description of a project’s image', () => {
  const [first, ...rest] = site.projects
  const picture = (alt: string) => ({
    ...site,
    projects: [{ ...first, image: { address: 'pictures/tick.webp', alt } }, ...rest],
  })
  expect(() => checkSiteContent(picture(' '))).toThrow(
    'projects[0].image.alt: expected some text that is not blank',
  )
  expect(() => checkSiteContent(picture('Three ticked boxes'))).not.toThrow()
})
