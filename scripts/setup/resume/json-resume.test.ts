import { expect, test } from 'vitest'
import { homeSections, withDefaults } from '#content/rules/site-content.ts'
import { changesOf } from '#scripts/setup/changes-of.ts'
import { textOf } from '#site-build/read/findings.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { site } from '#tests/fixtures/site.ts'
import { readJson, readResume, RESUME } from '#tests/support/json-resume.ts'

test('takes answers to the questions of the setup, without the telephone', () => {
  const { answers } = readResume(RESUME)
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
})

test('takes the lists of the home page and its sections, without the street', () => {
  const { lists } = readResume(RESUME)
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
})

test('names what it leaves out', () => {
  const { findings } = readResume(RESUME)
  const messages = [
    'of basics, phone is left out, because everybody can read the site.',
    'of skills, level is left out, because the site shows skills without levels.',
    'references is left out, because no section shows it; one of your own in content/site.yaml (sections) can.',
    'of basics.location, address is left out, because everybody can read the site.',
    'the profile "Club" is left out, because it has no address (url).',
    '"Engineer": the date "last year" is left out: expected one such as 2023-05-01.',
    '"BSc, Information": the end 2010-01-01 is left out, because it is before the start 2011-06-01.',
    '"A paper": the link "paper.pdf" is left out: expected an https:// address.',
  ]
  expect(findings.map(textOf)).toEqual(messages.map((message) => `resume.json: ${message}`))
})

test('fills a site, with the section of positions before the projects', () => {
  const { answers, lists } = readResume(RESUME)
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

test('says what it leaves out in one line, also of a title with line breaks and commands for a terminal', () => {
  const work = [{ position: 'Engineer\r\n\u001B[31mof bridges', startDate: 'later' }]
  expect(readResume({ work }).findings.map(textOf)).toEqual([
    'resume.json: "Engineer [31mof bridges": the date "later" is left out: expected one such as 2023-05-01.',
  ])
})

test('takes out control characters, which no page can contain', () => {
  expect(readResume({ basics: { name: 'A\u0000da', summary: 'One.\n\nTwo.\u0007' } }).answers).toMatchObject({
    name: 'Ada',
    about: 'One.\n\nTwo.',
  })
})

test('reads a file of an editor on Windows, and HTML with references to characters', () => {
  const summary = '<p>Maps &amp; more, &lt;b&gt;&nbsp;too.</p>'
  const json = JSON.stringify({ basics: { name: 'A', summary } })
  expect(readJson(`\uFEFF${json}`).answers.about).toBe('Maps & more, <b> too.')
})

test('joins skills of one name, and those without keywords', () => {
  const web = ['HTML', 'CSS'].map((keyword) => ({ name: 'Web', keywords: ['HTML', keyword] }))
  const { lists } = readResume({ skills: [...web, { name: 'Rust' }, { keywords: ['Go'] }] })
  expect(lists.skills).toEqual([
    { name: 'Web', skills: ['HTML', 'CSS'] },
    { name: 'Skills', skills: ['Rust', 'Go'] },
  ])
})

test.each([
  ['{', 'resume.json: expected a JSON Resume, found no JSON'],
  ['{}', 'resume.json: expected basics, work, education, skills, or projects'],
  ['{"basics":{"name":3}}', 'resume.json: basics.name: expected a string, found 3'],
  ['{"basics":7}', 'resume.json: basics: expected an object, found 7'],
  ['{"work":{"a":"b"}}', 'resume.json: work: expected a list, found {"a":"b"}'],
  ['{"education":[{"score":true}]}', 'education 1, score: expected a string or a number, found true'],
  ['{"skills":[{"name":"Web","keywords":"x"}]}', 'skills "Web", keywords: expected a list, found "x"'],
])('refuses %s', (text, message) => {
  expect(() => readJson(text)).toThrow(message)
})

test('says what is wrong in one short line, also of a value with line breaks and commands for a terminal', () => {
  const basics = `\u001B[31mred\n\u202E${'x'.repeat(100_000)}`
  const refuse = () => readResume({ basics })
  expect(refuse).toThrow(/^resume\.json: basics: expected an object, found "[^\p{Cc}\u202E]{1,130} \(/u)
  const nameless = { description: 'word '.repeat(20_000) }
  const [finding] = readResume({ basics: { name: 'A' }, projects: [nameless] }).findings
  expect(finding?.message).toMatch(/^a project is left out, because it has no name: "word .{1,350}word"\.$/)
})

test('takes parts without a value for missing ones, and grades without control characters', () => {
  const { lists } = readResume({ basics: null, education: [{ area: 'Physics', score: '1\u00002' }] })
  expect(lists.sections?.[0]?.entries).toEqual([{ title: 'Physics', text: 'Grade: 12' }])
})

test('takes names that every object of JavaScript has, too', () => {
  const profiles = [{ network: 'constructor', username: 'x' }]
  const json = JSON.stringify({ basics: { name: 'A', profiles }, toString: 'x', valueOf: 'y' })
  expect(readJson(json).answers.name).toBe('A')
})

test('names a city that is a region of its own once', () => {
  const location = { city: 'Stockholm', region: 'Stockholm' }
  const { lists } = readResume({ basics: { name: 'A', location } })
  expect(JSON.stringify(lists)).not.toContain('Stockholm, Stockholm')
})

test.each(['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'])(
  'keeps the paragraphs of the summary %j apart',
  (summary) => {
    const { answers } = readResume({ basics: { name: 'A', summary } })
    expect(answers.about?.split(/\n+/)).toEqual(['One.', 'Two.'])
    expect(answers.description).toBe('One. Two.')
  },
)

test('takes the latest position for what somebody is, when the resume does not say it', () => {
  const work = [{ position: 'Cook' }, { position: 'Waiter' }]
  expect(readResume({ basics: { name: 'A' }, work }).answers.role).toBe('Cook')
})

test('says that a first sentence is too long for the top of the page, and takes the role', () => {
  const summary = `${'word '.repeat(60)}end.`
  const { answers, findings } = readResume({ basics: { name: 'A', label: 'Cook', summary } })
  expect(answers).toMatchObject({ description: 'Cook', about: summary })
  expect(findings.map(textOf)).toEqual([expect.stringContaining('more than 240 letters')])
})
