import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editedYaml } from './edited-yaml.ts'

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

test('removes a field with its line', async () => {
  const text = await edited([
    { path: ['links', 'github'], value: undefined },
    { path: ['owner', 'name'], value: undefined },
    { path: ['links', 'linkedin'], value: undefined },
    { path: ['analytics', 'service'], value: undefined },
  ])
  expect(text).toBe(SOURCE.replace('  github: https://g.example # mine\n', '').replace('name: Alex, ', ''))
})

test('adds fields at the end of their object, and objects that are missing', async () => {
  const text = await edited([
    { path: ['links', 'linkedin'], value: 'https://l.example' },
    { path: ['articles', 'repository'], value: 'a/b' },
    { path: ['articles', 'api'], value: 'https://api.example' },
  ])
  expect(text).toContain('  resume: https://r.example\n  linkedin: https://l.example\n')
  expect(parse(text)).toMatchObject({ articles: { repository: 'a/b', api: 'https://api.example' } })
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
    '"',
  ]
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
