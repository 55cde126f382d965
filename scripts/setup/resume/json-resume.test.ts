import { textOf } from '#site-build/read/findings.ts'
import { expect, test } from 'vitest'
import { homeSections, withDefaults } from '#content/rules/site-content.ts'
import { site } from '#tests/fixtures/site.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf } from '#scripts/setup/changes-of.ts'
import * as words from '#app/lib/words/resume.ts'
import { fromJsonResume } from './json-resume.ts'
import { replacedLists, withSections } from './replaced-lists.ts'

const readJson = (json: string) => fromJsonResume(json, 'resume.json', { ...words })
const read = (resume: unknown) => readJson(JSON.stringify(resume))

const RESUME = {
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    email: 'richard@mail.example',
    phone: '(912) 555-4321',
    location: { address: '2712 Broadway', city: 'Tulsa', region: 'Oklahoma' },
    url: 'http://richard.example',
    summary: 'Dr. Hendriks hails from Tulsa and writes. He could tell you, but that would be long.',
    profiles: [
      { network: 'GitHub', username: 'rh', url: '' },
      { network: 'linkedin', username: 'rh', url: 'linkedin.com/in/rh' },
      { network: 'Twitter', username: 'rh', url: 'https://www.twitter.com' },
      { network: 'Club', username: 'rh', url: '' },
      { network: 'Mastodon', username: '@rh', url: 'https://social.example/@rh' },
    ],
  },
  skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', ' '] }, { name: 'Rust' }],
  projects: [
    { name: 'Miss Direction', description: 'A map', url: 'missdirection.example.com', endDate: '2016-08-24' },
    { name: 'Code', highlights: ['Fast', 'Small'], keywords: ['C'], url: 'https://github.com/rh/code' },
  ],
  work: [
    {
      name: 'Pied Piper',
      position: 'CEO',
      location: 'Palo Alto',
      description: 'A company',
      url: 'http://piedpiper.example',
      startDate: '2013-12-01',
      summary: '<p>We <strong class="x">compress</strong>.</p>',
      highlights: ['An algorithm', ''],
      keywords: ['C'],
    },
    { company: 'Hooli', position: 'Engineer', startDate: '2012', endDate: 'last year' },
  ],
  education: [
    {
      institution: 'A university',
      area: 'Information',
      studyType: 'BSc',
      startDate: '2011-06-01',
      endDate: '2010-01-01',
      score: 4,
      courses: ['SQL'],
    },
  ],
  publications: [{ name: 'A paper', publisher: 'Hooli', releaseDate: '2014-10-01', website: 'paper.pdf' }],
  awards: [{ title: 'A prize', date: '2014-11', awarder: 'A club', summary: 'There is no spoon.' }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  volunteer: [
    { organization: 'Dojo', position: 'Teacher', endDate: '2013', highlights: ['Teacher of the month'] },
  ],
  certificates: [
    { name: 'A certificate', issuer: 'A school', date: '2020-01-01', url: 'https://c.example/1' },
  ],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }, { name: 'Chess' }],
  references: [{ name: 'Erlich' }],
}

test('takes the whole resume without telephone and street, and names what it leaves out', () => {
  const { answers, lists, findings } = read(RESUME)
  expect(answers).toEqual({
    name: 'Richard Hendriks',
    role: 'Programmer',
    about: 'Dr. Hendriks hails from Tulsa and writes. He could tell you, but that would be long.',
    mail: 'richard@mail.example',
    description: 'Dr. Hendriks hails from Tulsa and writes.',
    github: 'rh',
    linkedin: 'https://linkedin.com/in/rh',
    address: 'https://richard.example',
  })
  expect(lists).toEqual({
    facts: ['Tulsa, Oklahoma'],
    projects: [
      {
        title: 'Miss Direction',
        description: 'A map',
        deployed_link: 'https://missdirection.example.com',
        year: 2016,
      },
      {
        title: 'Code',
        description: '– Fast\n– Small',
        github_link: 'https://github.com/rh/code',
        tags: ['C'],
      },
    ],
    skills: [
      { name: 'Web', skills: ['HTML'] },
      { name: 'Skills', skills: ['Rust'] },
    ],
    contact: [
      { label: 'Twitter', text: 'rh', href: 'https://x.com/rh' },
      { label: 'Mastodon', text: '@rh', href: 'https://social.example/@rh' },
    ],
    sections: [
      {
        name: 'experience',
        title: 'Experience',
        entries: [
          {
            title: 'CEO',
            organisation: 'Pied Piper',
            from: '2013-12',
            place: 'Palo Alto',
            text: 'A company\nWe compress.',
            points: ['An algorithm'],
            link: 'https://piedpiper.example',
            tags: ['C'],
          },
          { title: 'Engineer', organisation: 'Hooli', from: 2012 },
        ],
      },
      {
        name: 'education',
        title: 'Education',
        entries: [
          {
            title: 'BSc, Information',
            organisation: 'A university',
            from: '2011-06',
            text: 'Grade: 4',
            tags: ['SQL'],
          },
        ],
      },
      {
        name: 'publications',
        title: 'Publications',
        entries: [{ title: 'A paper', organisation: 'Hooli', date: '2014-10' }],
      },
      {
        name: 'awards',
        title: 'Awards',
        entries: [{ title: 'A prize', organisation: 'A club', date: '2014-11', text: 'There is no spoon.' }],
      },
      {
        name: 'certificates',
        title: 'Certificates',
        entries: [
          {
            title: 'A certificate',
            organisation: 'A school',
            date: '2020-01',
            link: 'https://c.example/1',
          },
        ],
      },
      {
        name: 'volunteer',
        title: 'Volunteering',
        entries: [{ title: 'Teacher', organisation: 'Dojo', to: 2013, points: ['Teacher of the month'] }],
      },
      {
        name: 'languages',
        title: 'Languages',
        entries: [{ title: 'English', text: 'Native speaker' }],
      },
      {
        name: 'interests',
        title: 'Interests',
        groups: [
          { name: 'Wildlife', skills: ['Ferrets'] },
          { name: 'Interests', skills: ['Chess'] },
        ],
      },
    ],
  })
  const messages = [
    'of basics, phone is left out.',
    'of skills, level is left out.',
    'references is left out; a section of your own in content/site.yaml (sections) can show it.',
    'of basics.location, address is left out.',
    'the profile "Club" is left out, because it has no address (url).',
    '"Engineer": the date "last year" is left out: expected one such as 2023-05-01.',
    '"BSc, Information": the end 2010-01-01 is left out, because it is before the start 2011-06-01.',
  ]
  expect(findings.map(textOf)).toEqual(messages.map((message) => `resume.json: ${message}`))
  const content = changedContent(site, changesOf(answers, site, lists))
  expect(withDefaults(content)).toMatchObject({
    owner: { name: 'Richard Hendriks', facts: ['Tulsa, Oklahoma'] },
    contact: [{ href: 'mailto:richard@mail.example' }, { label: 'Twitter' }, { label: 'Mastodon' }],
  })
  const names = homeSections(withDefaults(content)).map((section) =>
    typeof section === 'string' ? section : section.name,
  )
  expect(names.slice(0, 5)).toEqual(['about', 'experience', 'projects', 'skills', 'education'])
})

test('names the lists of the owner that it would replace, and none of the sample', () => {
  const { lists } = read(RESUME)
  const [engineer, ...others] = lists.sections ?? []
  const own = { name: 'experience', title: 'Work', entries: [{ title: 'Cook' }] }
  const present = { ...site, sections: ['about' as const, own] }
  expect(replacedLists(present, lists).map((list) => list.present)).toEqual([
    `${site.projects.length} projects`,
    `${site.skills.length} groups of skills`,
    'the section "experience"',
  ])
  expect(replacedLists({ ...present, owner: { name: 'Alex Morgan', role: 'A' } }, lists)).toEqual([])
  const kept = replacedLists(present, lists).reduce((chosen, list) => list.leaveOut(chosen), lists)
  expect(kept).toEqual({
    facts: lists.facts,
    contact: lists.contact,
    projects: undefined,
    skills: undefined,
    sections: others,
  })
  // The title is the owner's.
  expect(withSections(present, lists.sections ?? []).slice(0, 2)).toEqual([
    'about',
    { ...engineer, title: 'Work' },
  ])
})

test('leaves out parts that the site cannot show, names them, and joins skills of one name', () => {
  const tick = { name: 'Tick', description: 'A list' }
  const web = ['HTML', 'CSS'].map((keyword) => ({ name: 'Web', keywords: ['HTML', keyword] }))
  const { lists, findings } = read({
    projects: [tick, { name: 'Bare', url: 'https://bare.example' }, { ...tick, name: 'Tick ' }],
    skills: [...web, { name: 'Rust' }, { keywords: ['Go'] }],
  })
  expect(lists.projects).toEqual([{ title: 'Tick', description: 'A list' }])
  expect(lists.skills).toEqual([
    { name: 'Web', skills: ['HTML', 'CSS'] },
    { name: 'Skills', skills: ['Rust', 'Go'] },
  ])
  expect(findings.map(textOf)).toEqual([
    'resume.json: the project "Bare" is left out, because it has no description.',
    'resume.json: of the projects "Tick" only the first is taken.',
  ])
})

test.each([
  ['{', 'resume.json: expected a JSON Resume, found no JSON'],
  ['{}', 'resume.json: expected basics, work, education, skills, or projects'],
  ['{"basics":{"name":3}}', 'resume.json: basics.name: expected string, found 3'],
  ['{"skills":[{"keywords":"x"}]}', 'resume.json: skills.0.keywords: expected Array, found "x"'],
])('refuses %s', (text, message) => {
  expect(() => readJson(text)).toThrow(message)
})

test('takes names that every object of JavaScript has, too', () => {
  const profiles = [{ network: 'constructor', username: 'x' }]
  const json = JSON.stringify({ basics: { name: 'A', profiles }, toString: 'x', valueOf: 'y' })
  expect(readJson(json).answers.name).toBe('A')
})

test('names a city that is a region of its own once', () => {
  const location = { city: 'Stockholm', region: 'Stockholm' }
  const { lists } = read({ basics: { name: 'A', location } })
  expect(JSON.stringify(lists)).not.toContain('Stockholm, Stockholm')
})
