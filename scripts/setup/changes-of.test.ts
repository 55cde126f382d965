import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { site } from '#tests/fixtures/site.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf, checkAnswers, editedYaml } from './changes-of.ts'
import { readFlags } from './fields.ts'

const changedBy = (...args: string[]) => changedContent(site, changesOf(readFlags(args).answers, site))

test.each([
  {
    flag: '--name',
    answer: 'Zoë Zed',
    expected: { owner: { name: 'Zoë Zed' }, greeting: { firstName: 'Zoë' } },
  },
  { flag: '--github', answer: '@zed', expected: { links: { github: 'https://github.com/zed' } } },
  {
    flag: '--linkedin',
    answer: 'linkedin.com/in/zed',
    expected: { links: { linkedin: 'https://linkedin.com/in/zed' } },
  },
  {
    flag: '--linkedin',
    answer: 'http://de.linkedin.com/in/zed',
    expected: { links: { linkedin: 'https://de.linkedin.com/in/zed' } },
  },
  {
    flag: '--linkedin',
    answer: 'https://notlinkedin.com/in/z',
    expected: { links: { linkedin: 'https://notlinkedin.com/in/z' } },
  },
  { flag: '--address', answer: 'zed.example/me', expected: { address: 'https://zed.example/me' } },
  {
    flag: '--address',
    answer: 'http://zed.example:8080/',
    expected: { address: 'https://zed.example:8080/' },
  },
  { flag: '--address', answer: 'http://localhost:8080/', expected: { address: 'http://localhost:8080/' } },
  {
    flag: '--resume-link',
    answer: 'docs.google.com/d/1',
    expected: { links: { resume: 'https://docs.google.com/d/1' } },
  },
  {
    flag: '--resume-link',
    answer: 'resume.pdf',
    expected: { links: { resume: `${site.address}resume.pdf` } },
  },
  {
    flag: '--mail',
    answer: 'z@zed.example',
    expected: { contact: [{ label: 'Mail', text: 'z@zed.example', href: 'mailto:z@zed.example' }] },
  },
  {
    flag: '--repository',
    answer: 'https://gitlab.com/z/d/n.git',
    expected: { articles: { host: 'gitlab', repository: 'z/d/n' } },
  },
  {
    flag: '--repository',
    answer: 'git@codeberg.org:z/n.git',
    expected: { articles: { host: 'forgejo', repository: 'z/n' } },
  },
  {
    flag: '--repository',
    answer: 'www.example/n',
    expected: { articles: { host: 'github', repository: 'www.example/n' } },
  },
  {
    flag: '--repository',
    answer: 'https://www.github.com/z/n/',
    expected: { articles: { host: 'github', repository: 'z/n' } },
  },
])('$flag $answer changes fields: $expected', ({ flag, answer, expected }) => {
  expect(changedBy(flag, answer)).toMatchObject(expected)
})

test.each([
  ['--linkedin', '@@bad'],
  ['--github', 'notgithub.com/zed'],
  ['--github', 'github.com'],
  ['--github', 'two words'],
])('refuses %s %s, which is neither a name nor an address', (flag, answer) => {
  expect(() => checkAnswers(changedBy(flag, answer), readFlags([flag, answer]).answers)).toThrow(
    `Nothing was written:\n  - ${flag}: expected the name of an account, or its https:// address, found "${answer}"`,
  )
})

test('refuses the address of a repository on another server, whose software it cannot know', () => {
  const address = 'https://git.example/z/n'
  expect(() => changedBy('--repository', address)).toThrow(
    '--repository: expected a repository on github.com, gitlab.com, codeberg.org, found one on git.example. For a server of your own',
  )
})

test('a file of a resume has the new address of the site', () => {
  const changes = changedBy('--address', 'zed.example/me', '--resume-link', 'my cv.pdf')
  expect(changes).toMatchObject({ links: { resume: 'https://zed.example/me/my%20cv.pdf' } })
})

test('a mail address replaces the one in the contacts, keeps the others, and can be taken out', () => {
  const phone = { label: 'Phone', text: '1', href: 'tel:1' }
  const present = {
    ...site,
    contact: [phone, { label: 'Write', text: 'a@a.example', href: 'mailto:a@a.example' }],
  }
  const contactsAfter = (mail: string) => changedContent(present, changesOf({ mail }, present)).contact
  expect(contactsAfter('b@b.example')).toEqual([
    phone,
    { label: 'Write', text: 'b@b.example', href: 'mailto:b@b.example' },
  ])
  expect(contactsAfter('')).toEqual([phone])
  expect(() => contactsAfter('nobody')).toThrow(
    '--mail: expected an address such as "me@me.example", found "nobody"',
  )
})

test('an empty flag takes an optional field out, and other fields stay as they are', () => {
  const { resume: _resume, ...links } = site.links
  expect(changedBy('--resume-link', '', '--repository=')).toEqual({ ...site, links })
})

test('keeps a greeting that the owner has chosen', () => {
  const withGreeting = { ...site, greeting: { ...site.greeting, firstName: 'Doctor' } }
  expect(changesOf({ name: 'Zoë Zed' }, withGreeting)).toEqual([
    { path: ['owner', 'name'], value: 'Zoë Zed' },
  ])
  const zed = { path: ['greeting', 'firstName'], value: 'Zed' }
  expect(changesOf({ name: 'Z', 'first-name': 'Zed' }, withGreeting)).toContainEqual(zed)
})

test('takes out links of the sample without an answer', () => {
  const sample = { ...site, links: { ...site.links, linkedin: 'https://www.linkedin.com/in/your-name' } }
  expect(changesOf({ lang: 'de' }, sample)).toEqual([
    { path: ['links', 'linkedin'], value: undefined },
    { path: ['lang'], value: 'de' },
  ])
  expect(changesOf({}, sample)).toEqual([])
})

test('names a refused flag, and other mistakes by the file', () => {
  const content = { ...changedBy('--address', 'mira example'), about: ' ' }
  const lines = [
    'Nothing was written:',
    '  - --address: expected an https:// .+, found "mira example"',
    String.raw`  - content/site\.yaml: about: expected .+`,
  ]
  const message = new RegExp(`^${lines.join(String.raw`\n`)}$`)
  expect(() => checkAnswers(content, { address: 'mira example' })).toThrow(message)
})

const SOURCE = `# “The words” of 日本 🏔.
address: https://a.example/ # where it is
owner: { name: Alex, role: Engineer }

links:
  github: https://g.example # mine
  # A file of public/:
  resume: https://r.example

about: >
  I am.
contact: []
`
const edited = (changes: Parameters<typeof editedYaml>[1]) => editedYaml(SOURCE, changes, 'content/site.yaml')

test('replaces values, and keeps comments and everything else as it is', async () => {
  const text = await edited([{ path: ['links', 'github'], value: 'https://h.example' }])
  expect(text).toBe(SOURCE.replace('https://g.', 'https://h.'))
})

test('removes a field with its line, and adds one at the end of its object, or with an object', async () => {
  const text = await edited([
    { path: ['links', 'github'], value: undefined },
    { path: ['owner', 'name'], value: undefined },
    { path: ['analytics', 'service'], value: undefined },
    { path: ['links', 'linkedin'], value: 'https://l.example' },
    { path: ['articles', 'repository'], value: 'a/b' },
  ])
  expect(text).not.toMatch(/github|name:|analytics/)
  expect(text).toContain('  resume: https://r.example\n  linkedin: https://l.example\n')
  expect(parse(text)).toMatchObject({ owner: { role: 'Engineer' }, articles: { repository: 'a/b' } })
})

test('fills a group whose fields are all comments, and keeps these', async () => {
  const empty = 'links:\n  # github: https://g.example\n  # resume: https://r.example\nabout: I am.\n'
  const changes = [{ path: ['links', 'github'], value: 'https://h.example' }]
  const text = await editedYaml(empty, changes, 'content/site.yaml')
  expect(parse(text)).toEqual({ links: { github: 'https://h.example' }, about: 'I am.' })
  expect(text).toContain('# resume: https://r.example')
})

test('writes any text so that reading gives the same text', async () => {
  const odd = [
    'no',
    'null',
    '1.0',
    '~',
    '- a',
    'a: b',
    'a #b',
    '@me',
    '%',
    "it's",
    'a\nb',
    ' a ',
    '\u2028',
    '🦊"',
  ]
  for (const name of odd) {
    const about = odd.map((title) => ({ title, alt: name }))
    const text = await edited([
      { path: ['owner', 'name'], value: name },
      { path: ['about'], value: about },
    ])
    expect(parse(text)).toMatchObject({ owner: { name, role: 'Engineer' }, about })
  }
})

test('greets in a new language of the site', () => {
  const english = { ...site, greeting: { hello: 'Hi,', pronoun: 'I’m', firstName: 'Zoë' } }
  const { greeting } = changedContent(english, changesOf({ lang: 'fr' }, english))
  expect(greeting).toEqual({ hello: 'Bonjour,', pronoun: 'je suis', firstName: 'Zoë' })
})

test.each([
  ['vi', 'Nguyễn Thị Minh Khai', 'Khai'],
  ['hu', 'Kovács János', 'János'],
  ['ja', '河原 理安', '理安'],
  ['ja', '河原理安', '河原理安'],
  ['ko', '김 민준', '민준'],
  ['zh-CN', '王 小明', '小明'],
  // In the letters of another language, the order is that of this one.
  ['zh-CN', 'Xiaoming Wang', 'Xiaoming'],
  ['fr', 'Zoë Zed', 'Zoë'],
])('greets in %s with the given name of %s', (lang, name, firstName) => {
  const { greeting } = changedContent(site, changesOf({ lang, name }, site))
  expect(greeting).toMatchObject({ firstName })
})

test('greets with a new name, if the present greeting has the given name in the language of the site', () => {
  const vietnamese = {
    ...site,
    lang: 'vi',
    owner: { ...site.owner, name: 'Nguyễn Thị Minh Khai' },
    greeting: { ...site.greeting, firstName: 'Khai' },
  }
  const renamed = changedContent(vietnamese, changesOf({ name: 'Trần Văn An' }, vietnamese))
  expect(renamed.greeting).toMatchObject({ firstName: 'An' })
})
