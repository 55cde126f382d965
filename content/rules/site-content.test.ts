import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { homeSections, withDefaults, wrongFields } from './site-content.ts'

/** The mistakes in a content file, a line each. */
function messageOf(content: unknown): string {
  const findings = wrongFields(content).map(({ field, message }) => `${field}: ${message}`)
  return findings.join('\n') || 'accepted'
}

const messageFor = (change: Record<string, unknown>) => messageOf({ ...site, ...change })
const [project] = site.projects
const withImage = (address: string, alt = 'A') => ({ projects: [{ ...project, image: { address, alt } }] })

test('reports a missing field and an unknown one', () => {
  const { about: _about, ...withoutAbout } = site
  const message =
    'abuot: no field of this name is known; close: about\nabout: expected a value, found nothing'
  expect(messageOf({ ...withoutAbout, abuot: 'text' })).toBe(message)
  const unknown = { projects: [{ ...project, xyz: 1 }] }
  expect(messageFor(unknown)).toBe('projects.0.xyz: no field of this name is known')
})

test('says that a choice has no value', () => {
  expect(messageFor({ analytics: {} })).toMatch(
    /^analytics\.service: expected \{ service, .+, found nothing$/,
  )
})

test('names every unknown field', () => {
  const message = 'abuot: no field of this name is known; close: about\nxyz: no field of this name is known'
  expect(messageFor({ abuot: 'text', xyz: 1 })).toBe(message)
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 1]))
  expect(wrongFields({ ...site, ...fields })).toHaveLength(20_000)
})

test.each([
  [
    { email: 'me@me.example' },
    'email: no field of this name is known; it belongs in contact: - { label: Mail',
  ],
  [{ links: { Twitter: 'me' } }, 'links.Twitter: no field of this name is known; it belongs in contact: - {'],
  [{ experience: [] }, 'experience: no field of this name is known; it belongs in a section of your own'],
  [
    { projects: [{ ...project, technologies: ['C'] }] },
    'projects.0.technologies: no field of this name is known; it belongs in tags',
  ],
  [{ github: 'me' }, 'github: no field of this name is known; it belongs in links'],
])('says where the fields of %j belong', (change, message) => {
  expect(messageFor(change)).toContain(message)
})

test('links may be left out', () => {
  const { links: _links, ...others } = site
  expect(withDefaults(others).links).toEqual({})
})

type Row = [change: Record<string, unknown>, message: string]

const withEntry = (fields: object) => ({
  sections: [{ name: 'work', title: 'Work', entries: [{ title: 'Engineer', ...fields }] }],
})

const BAD_PATHS = ['/a.webp', '../a.webp', 'a/../../a.webp', 'http://me.example/a.png', 'a b', '']

test.each<Row>([
  [{}, 'accepted'],
  [withImage('pictures/tick.webp'), 'accepted'],
  [{ owner: 42 }, 'owner: expected { name, role, facts? }, found 42'],
  [{ projects: [42] }, 'projects.0: expected { title, description, '],
  [{ skills: 'C' }, 'skills: expected a list of skill groups, found "C"'],
  [{ about: 42 }, 'about: expected some text, found 42'],
  [{ worksOffline: 'yes' }, 'worksOffline: expected true or false, found "yes"'],
  [{ articles: { ...site.articles, repository: 'me/notes.github.io' } }, 'accepted'],
  [
    { projects: [{ ...project, github_link: 'me' }], description: ' ' },
    'description: expected some text that is not blank, found " "\nprojects.0.github_link: expected an https:// address, found "me"',
  ],
  [{ projects: [project, project] }, 'projects.1: expected a title that no other project has, found "'],
  [{ links: [{ github: 'me' }] }, 'links.0: expected fields with names, found a list'],
  [{ skills: [{ name: 'A', skills: [] }] }, 'skills.0.skills: expected at least one skill'],
  [{ links: { ...site.links, github: 'javascript:alert(1)' } }, 'links.github: expected an https:// address'],
  [{ address: 'https://me.example/#top' }, 'address: expected an https://'],
  [{ address: 'https://me:secret@me.example/' }, 'a name and password, found "https://…@me.example/"'],
  [{ about: 'A\0B' }, 'about: expected some text without control characters such as NUL, found "A\\u0000B"'],
  [{ owner: { ...site.owner, name: 'A\uD800' } }, 'owner.name: expected some text without control'],
  [{ contact: [{ label: 'x', text: 'y', href: 'data:x' }] }, 'contact.0.href: expected a mailto:'],
  [{ lang: 'English!' }, 'lang: expected a language tag'],
  [{ lang: 'en-12' }, 'lang: expected a language tag such as "en", found "en-12"'],
  [{ articles: { repository: 'me/notes.git' } }, 'articles.repository: expected "owner/name" without ".git"'],
  [{ sections: ['about', 'blog'] }, 'sections.1: expected "about", "projects", "skills" or { name, title,'],
  [{ sections: ['about', 'about'] }, 'sections.1: expected a name that no other section has, found "about"'],
  [{ sections: [] }, 'sections: expected at least one section, found []'],
  [{ sections: [{ name: 'skills', title: 'A' }] }, 'sections.0.name: expected small letters'],
  [{ sections: [{ name: 'uses' }] }, 'sections.0.title: expected a value, found nothing'],
  [withImage('pictures/tick.webp', ' '), 'projects.0.image.alt: expected some text that is not blank'],
  [withEntry({ from: 2021, to: '2023-05' }), 'accepted'],
  [withEntry({ from: '2021-07', to: 2021 }), 'accepted'],
  [withEntry({ date: '2016-02', link: 'https://a.example' }), 'accepted'],
  [
    withEntry({ from: '2021-13' }),
    'sections.0.entries.0.from: expected a year such as 2023 or a month such as 2023-05 (months are 01 to 12), found "2021-13"',
  ],
  [
    withEntry({ from: '2021-05-03' }),
    'sections.0.entries.0.from: expected a year such as 2023 or a month such as 2023-05 (without the day), found "2021-05-03"',
  ],
  [
    withEntry({ from: 2021, to: 'Present' }),
    'sections.0.entries.0.to: expected a year such as 2023 or a month such as 2023-05 (leave it out of what goes on), found "Present"',
  ],
  [withEntry({ from: 'May 2021' }), 'sections.0.entries.0.from: expected a year such as 2023 or a month'],
  [withEntry({ from: 21 }), 'sections.0.entries.0.from: expected a year such as 2023 or a month'],
  [
    withEntry({ from: 2023, to: '2021-05' }),
    'sections.0.entries.0.to: expected a year or month that is not before from (2023; correct one of them), found "2021-05"',
  ],
  [
    withEntry({ from: '2023-05', to: '2023-04' }),
    'entries.0.to: expected a year or month that is not before from (2023-05; correct one of them), found "2023-04"',
  ],
  [
    withEntry({ from: 2021, date: 2023 }),
    'sections.0.entries.0.date: expected either date, or from and to (leave one of them out), found 2023',
  ],
  [
    withEntry({ company: 'A' }),
    'sections.0.entries.0.company: no field of this name is known; it belongs in organisation',
  ],
  [
    { sections: [{ name: 'work', title: 'A', entries: 'B' }] },
    'sections.0.entries: expected a list of entries',
  ],
  [{ owner: { ...site.owner, facts: ['Bern', '5 years'] } }, 'accepted'],
  [{ owner: { ...site.owner, facts: 'Bern' } }, 'owner.facts: expected a list of short texts, found "Bern"'],
  [
    { projects: [{ ...project, tags: 'A B C D E F G'.split(' ') }] },
    'projects.0.tags: expected at most 6 words; the others belong in the description, found ["A"',
  ],
  [{ projects: [{ ...project, year: 24 }] }, 'projects.0.year: expected a year such as 2024, found 24'],
  [
    { projects: [{ ...project, year: '2024' }] },
    'projects.0.year: expected a year such as 2024 (a number without quotes), found "2024"',
  ],
  [{ projects: [{ ...project, year: 2024, result: '2 ×', tags: ['C'], article: 'A' }] }, 'accepted'],
  ...BAD_PATHS.map((path): Row => [withImage(path), 'projects.0.image.address: expected the path']),
])('checks %j', (change, expected) => {
  expect(messageFor(change)).toContain(expected)
})

test.each([
  ['https://a.example', 'accepted'],
  ['https://a.example:8443/Portfolio/', 'accepted'],
  ['http://localhost:4173/me', 'accepted'],
  ['https://ü.example/mein-büro/~ada/v1.2/', 'accepted'],
  ['https://a.example/a%20b/', 'accepted'],
  // Browsers would load scripts and fonts from b.example.
  ['https://a.example//b.example/', 'a path with plain names'],
  ['https://a.example/a//', 'a path with plain names'],
  ['https://a.example/a/../b/', 'a path with plain names'],
  ['https://a.example/%2e%2E/', 'a path with plain names'],
  ['https://a.example/a%2Fb/', 'a path with plain names'],
  ['https://a.example/a%5cb/', 'a path with plain names'],
  ['https://a.example/a%00/', 'a path with plain names'],
  ['https://a.example/a%/', 'a path with plain names'],
  ['https://a.example/a b/', 'a path with plain names'],
  ['https://a.example/a\\b/', 'a path with plain names'],
  ['https://a.example/a;b/', 'a path with plain names'],
  ['https://a.example/?a', 'an https:// (or http://localhost) address'],
  ['https://a.example/#a', 'an https:// (or http://localhost) address'],
  ['https:a.example', 'an https:// (or http://localhost) address'],
  ['https:///a.example', 'an https:// (or http://localhost) address'],
  ['https:\\\\a.example', 'an https:// (or http://localhost) address'],
  ['https://a.exa\tmple', 'an https:// (or http://localhost) address'],
  ['http://a.example', 'an https:// (or http://localhost) address'],
])('checks the address %j', (address, expected) => {
  const message = messageFor({ address })
  expect(message).toContain(expected)
  expect(message.split('\n')).toHaveLength(1)
})

const plausible = (script: string) => ({ analytics: { service: 'plausible', script } })
const goatcounter = (address: string) => ({ analytics: { service: 'goatcounter', address } })
const forgejo = (address: string) => ({ articles: { host: 'forgejo', repository: 'a/b', address } })

// These addresses become sources of the content security policy.
test.each<Row>([
  [plausible('https://plausible.io/js/pa-a1.js'), 'accepted'],
  [plausible("https://plausible.io/js/a.js; script-src 'unsafe-inline'"), 'analytics.script: expected'],
  [plausible('https://plausible.io/js/'), 'analytics.script: expected'],
  [plausible('https://*/a.js'), 'analytics.script: expected'],
  [goatcounter('http://me.example'), 'analytics.address: expected'],
  [goatcounter('https://me.example/count'), 'analytics.address: expected'],
  [goatcounter('https://me.example;script-src *'), 'analytics.address: expected'],
  [forgejo('https://git.example;require-trusted-types-for'), 'articles.address: expected an address'],
  [forgejo('https://*'), 'articles.address: expected an address'],
  [forgejo('https://me:secret@git.example'), 'articles.address: expected an address'],
  [forgejo("https://a,b'c.example"), 'articles.address: expected an address'],
  [{ analytics: { service: 'google' } }, 'with one of the services "plausible", "umami" and "goatcounter"'],
  [{ analytics: 'umami' }, 'analytics: expected { service, … } with'],
  [{ analytics: { service: 'umami', website: '1' } }, 'analytics.website: expected a website id such as'],
  [{ comments: { repo: 'me' } }, 'comments.repo: expected "owner/name"'],
])('of the services of others, for %j it says: %s', (change, expected) => {
  expect(messageFor(change)).toContain(expected)
})

const uses = { name: 'uses', title: 'What I use', groups: [{ name: 'Desk', skills: ['A lamp'] }] }

test('[STAGE-3] the sections are About, projects and skills, unless the owner lists others', () => {
  expect(homeSections(site)).toEqual(['about', 'projects', 'skills'])
  expect(homeSections({ ...site, sections: [uses, 'projects'] })).toEqual([uses, 'projects'])
})

test('a section without projects or skills is left out', () => {
  expect(homeSections({ ...site, projects: [], skills: [] })).toEqual(['about'])
  const { projects: _projects, skills: _skills, ...others } = site
  expect(homeSections(withDefaults(others))).toEqual(['about'])
})
