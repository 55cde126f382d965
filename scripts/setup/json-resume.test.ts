import { textOf } from '#site-build/read/findings.ts'
import { expect, test } from 'vitest'
import { withDefaults } from '#content/rules/site-content.ts'
import { site } from '#tests/fixtures/site.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf } from './changes-of.ts'
import { fromJsonResume } from './json-resume.ts'

const read = (resume: unknown) => fromJsonResume(JSON.stringify(resume), 'resume.json')

const RESUME = {
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    email: 'richard@mail.example',
    phone: '(912) 555-4321',
    location: { city: '', region: 'Oklahoma' },
    url: 'http://richard.example',
    summary: 'Dr. Hendriks hails from Tulsa and writes. He could tell you, but that would be long.',
    profiles: [
      { network: 'GitHub', username: 'rh', url: '' },
      { network: 'linkedin', username: 'rh', url: 'linkedin.com/in/rh' },
      { network: 'Twitter', username: 'rh', url: '' },
      { network: 'Mastodon', username: '@rh', url: 'https://social.example/@rh' },
    ],
  },
  skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', ' '] }, { name: 'Rust' }],
  projects: [
    { name: 'Miss Direction', description: 'A map', url: 'missdirection.example.com' },
    { name: 'Code', highlights: ['Fast', 'Small'], keywords: ['C'], url: 'https://github.com/rh/code' },
  ],
  work: [{ name: 'Pied Piper' }],
  education: [],
}

test('takes the parts that a site shows, without telephone and street, and names the other sections', () => {
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
    projects: [
      { title: 'Miss Direction', description: 'A map', deployed_link: 'https://missdirection.example.com' },
      { title: 'Code', description: 'Fast', github_link: 'https://github.com/rh/code' },
    ],
    skills: [
      { name: 'Web', skills: ['HTML'] },
      { name: 'Skills', skills: ['Rust'] },
    ],
    contact: [{ label: 'Mastodon', text: '@rh', href: 'https://social.example/@rh' }],
  })
  const left = 'work is left out; a section of your own in content/site.yaml (sections) can show it.'
  const others = [
    'of basics, phone, location are left out.',
    'of skills, level is left out.',
    'the profile "Twitter" is left out, because it has no address (url).',
    'of the project "Code", highlights, keywords are left out.',
  ]
  expect(findings.map(textOf)).toEqual([left, ...others].map((message) => `resume.json: ${message}`))
  const content = changedContent(site, changesOf(answers, site, lists))
  expect(withDefaults(content)).toMatchObject({
    owner: { name: 'Richard Hendriks' },
    contact: [{ href: 'mailto:richard@mail.example' }, { label: 'Mastodon' }],
  })
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
  ['{}', 'resume.json: expected basics, skills, or projects with descriptions, found none'],
  ['{"basics":{"name":3}}', 'resume.json: basics.name: expected string, found 3'],
  ['{"skills":[{"keywords":"x"}]}', 'resume.json: skills.0.keywords: expected Array, found "x"'],
])('refuses %s', (text, message) => {
  expect(() => fromJsonResume(text, 'resume.json')).toThrow(message)
})
