import { expect, test } from 'vitest'
import fc from 'fast-check'
import { parse } from 'yaml'
import { site } from '#tests/fixtures/site.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf, checkAnswers, editedYaml } from './changes-of.ts'
import { readFlags } from './fields.ts'

const changedBy = (...args: string[]) => changedContent(site, changesOf(readFlags(args).answers, site))

test('flags become fields, and other fields stay as they are', () => {
  const flags =
    '--name=Zoë_Zed --github=@zed --linkedin=linkedin.com/in/zed --repository=https://github.com/z/n.git'
  expect(changedBy(...flags.split(' ').map((flag) => flag.replace('_', ' ')))).toEqual({
    ...site,
    owner: { ...site.owner, name: 'Zoë Zed' },
    greeting: { ...site.greeting, firstName: 'Zoë' },
    links: { ...site.links, github: 'https://github.com/zed', linkedin: 'https://linkedin.com/in/zed' },
    articles: { ...site.articles, repository: 'z/n' },
  })
})

test.each([
  ['--linkedin', 'http://de.linkedin.com/in/zed', 'https://de.linkedin.com/in/zed'],
  ['--linkedin', 'https://notlinkedin.com/in/zed', 'https://notlinkedin.com/in/zed'],
  ['--github', 'https://gitlab.com/zed', 'https://gitlab.com/zed'],
])('writes %s %s as %s, also if it is an address of another service', (flag, answer, address) => {
  expect(changedBy(flag, answer).links).toMatchObject({ [flag.slice('--'.length)]: address })
})

test.each([
  ['--linkedin', '@@bad'],
  ['--github', 'notgithub.com/zed'],
  ['--github', 'github.com'],
  ['--linkedin', 'www.linkedin.com/'],
])('refuses %s %s, which is neither a name nor an address', (flag, answer) => {
  expect(() => checkAnswers(changedBy(flag, answer), readFlags([flag, answer]).answers)).toThrow(
    `Nothing was written:\n  - ${flag}: expected an https:// address, found "${answer}"`,
  )
})

test.each([
  ['https://gitlab.com/z/notes/deep.git', { host: 'gitlab', repository: 'z/notes/deep' }],
  ['git@codeberg.org:z/n.git', { host: 'forgejo', repository: 'z/n' }],
  ['www.example/n', { host: 'github', repository: 'www.example/n' }],
  ['https://www.github.com/z/n/', { host: 'github', repository: 'z/n' }],
])('finds the place of the articles in %s', (repository, expected) => {
  expect(changedBy('--repository', repository).articles).toMatchObject(expected)
})

test('an empty flag takes an optional field out', () => {
  const { resume: _resume, ...links } = site.links
  expect(changedBy('--resume-link', '', '--repository=')).toEqual({ ...site, links })
})

test('keeps a greeting that the owner has chosen', () => {
  const own = { ...site, greeting: { ...site.greeting, firstName: 'Doctor' } }
  expect(changesOf({ name: 'Zoë Zed' }, own)).toEqual([{ path: ['owner', 'name'], value: 'Zoë Zed' }])
  expect(changesOf({ name: 'Z', 'first-name': 'Zed' }, own)).toContainEqual({
    path: ['greeting', 'firstName'],
    value: 'Zed',
  })
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
  const content = { ...changedBy('--address', 'mira.example'), about: ' ' }
  expect(() => checkAnswers(content, { address: 'mira.example' })).toThrow(
    /^Nothing was written:\n {2}- --address: expected an https:\/\/ .+, found "mira\.example"\n {2}- content\/site\.yaml: about: expected .+$/,
  )
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
  expect(await edited([])).toBe(SOURCE)
  const text = await edited([
    { path: ['owner', 'name'], value: 'Zoë' },
    { path: ['links', 'github'], value: 'https://h.example' },
  ])
  expect(text).toBe(SOURCE.replace('Alex', 'Zoë').replace('https://g.', 'https://h.'))
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

test('writes any text so that reading gives the same text', async () => {
  const odd = ['no', 'null', '1.0', '~', '- a', 'a: b', 'a #b', '@me', '%', "it's", 'a\nb', ' a ', '\u2028']
  const anyText = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...odd))
    // Setup refuses blank answers.
    .filter((text) => text === '' || text.trim() !== '')
  const anyValue = fc.oneof(anyText, fc.array(anyText), fc.array(fc.record({ title: anyText, alt: anyText })))
  await fc.assert(
    fc.asyncProperty(anyText, anyValue, async (name, about) => {
      const text = await edited([
        { path: ['owner', 'name'], value: name },
        { path: ['about'], value: about },
      ])
      expect(parse(text)).toMatchObject({ owner: { name, role: 'Engineer' }, about })
    }),
    { numRuns: 50 },
  )
})
