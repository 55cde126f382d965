import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editedSource } from './edited-source.ts'
import { literal } from './literal.ts'

/** What the source exports as `site`. */
function siteIn(source: string): unknown {
  const script = source.replace(/^export const site(?:: \w+)? =/m, 'return').replace(/ as const.*$/m, '')
  // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval -- Our own text, in a test.
  return new Function(script)()
}

const SOURCE = `/** “The words” of 日本 🏔. */
export const site: SiteContent = {
  // Where it is.
  address: 'https://a.example/',
  owner: { name: 'Alex', role: 'Engineer' },

  links: {
    github: 'https://g.example', // mine
    // A file of public/:
    resume: 'https://r.example',
  },
  'about': \`I am.\`, contact: [],
}
`

test('replaces values, and keeps comments and everything else as it is', () => {
  const edited = editedSource(SOURCE, [
    { path: ['owner', 'name'], value: 'Zoë' },
    { path: ['about'], value: 'New.' },
    { path: ['links', 'github'], value: 'https://h.example' },
  ])
  expect(edited).toBe(
    SOURCE.replace("'Alex'", "'Zoë'").replace('`I am.`', "'New.'").replace('https://g.', 'https://h.'),
  )
})

test('takes a field out with its line and its comma', () => {
  const edited = editedSource(SOURCE, [
    { path: ['links', 'resume'], value: undefined },
    { path: ['owner', 'name'], value: undefined },
    { path: ['links', 'linkedin'], value: undefined },
  ])
  expect(edited).toBe(SOURCE.replace("    resume: 'https://r.example',\n", '').replace("name: 'Alex', ", ''))
})

test('adds fields at the end of their object, and objects that are missing', () => {
  const edited = editedSource(SOURCE, [
    { path: ['links', 'linkedin'], value: 'https://l.example' },
    { path: ['owner', 'age'], value: 3 },
    { path: ['articles', 'repository'], value: 'a/b' },
    { path: ['articles', 'api'], value: 'https://api.example' },
  ])
  expect(edited).toContain("    resume: 'https://r.example',\n    linkedin: 'https://l.example',\n  },")
  expect(edited).toContain("{ name: 'Alex', role: 'Engineer', age: 3 }")
  expect(siteIn(edited)).toMatchObject({ articles: { repository: 'a/b', api: 'https://api.example' } })
})

test('writes any text so that the same text is read again', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '`${x}`', String.raw`\'"`, 'a\nb', '\u2028', String.raw`\\"`, '\uD800'),
  )
  const anyValue = fc.oneof(anyText, fc.array(anyText), fc.array(fc.record({ title: anyText, alt: anyText })))
  fc.assert(
    fc.property(anyText, anyValue, (name, about) => {
      const changes = [
        { path: ['owner', 'name'], value: name },
        { path: ['about'], value: about },
      ]
      expect(siteIn(editedSource(SOURCE, changes))).toMatchObject({
        owner: { name, role: 'Engineer' },
        about,
      })
    }),
    { numRuns: 60 },
  )
})

test('long values take several lines, in the style of the file', () => {
  const value = [{ title: 'A', description: 'b'.repeat(90) }]
  expect(literal(value, 2)).toBe(
    `[\n    {\n      title: 'A',\n      description: '${'b'.repeat(90)}',\n    },\n  ]`,
  )
  expect([literal("it's"), literal('"'), literal({ a: 1, b: undefined })]).toEqual([
    `"it's"`,
    `'"'`,
    '{ a: 1 }',
  ])
})

test.each([
  ['export const site = {', 'content/site.ts:1: Expected `}`'],
  ['export const page = {}', 'content/site.ts: expected `export const site = { … }`, found none.'],
  [
    'const LINKS = {}\nexport const site = { links: LINKS }',
    'content/site.ts:2: links.github: expected links in braces, found "LINKS". Change it by hand.',
  ],
])('%j is left alone with a message', (source, message) => {
  expect(() => editedSource(source, [{ path: ['links', 'github'], value: 'x' }])).toThrow(message)
})
