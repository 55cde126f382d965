import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editedSource } from './edited-source.ts'

/** The value that the source exports as `site`. */
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
  about: \`I am.\`,
  contact: [],
}
`

test('replaces values, and keeps comments and everything else as it is', async () => {
  const edited = await editedSource(SOURCE, [
    { path: ['owner', 'name'], value: 'Zoë' },
    { path: ['about'], value: 'New.' },
    { path: ['links', 'github'], value: 'https://h.example' },
  ])
  expect(edited).toBe(
    SOURCE.replace("'Alex'", "'Zoë'").replace('`I am.`', "'New.'").replace('https://g.', 'https://h.'),
  )
})

test('takes a field out with its line and its comma', async () => {
  const edited = await editedSource(SOURCE, [
    { path: ['links', 'resume'], value: undefined },
    { path: ['owner', 'name'], value: undefined },
    { path: ['links', 'linkedin'], value: undefined },
  ])
  expect(edited).toBe(SOURCE.replace("    resume: 'https://r.example',\n", '').replace("name: 'Alex', ", ''))
})

test('adds fields at the end of their object, and objects that are missing', async () => {
  const edited = await editedSource(SOURCE, [
    { path: ['links', 'linkedin'], value: 'https://l.example' },
    { path: ['owner', 'age'], value: 3 },
    { path: ['articles', 'repository'], value: 'a/b' },
    { path: ['articles', 'api'], value: 'https://api.example' },
  ])
  expect(edited).toContain("    resume: 'https://r.example',\n    linkedin: 'https://l.example',\n  },")
  expect(edited).toContain("{ name: 'Alex', role: 'Engineer', age: 3 }")
  expect(siteIn(edited)).toMatchObject({ articles: { repository: 'a/b', api: 'https://api.example' } })
})

test('writes any text so that reading gives the same text', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '`${x}`', String.raw`\'"`, 'a\nb', '\u2028', String.raw`\\"`, '\uD800'),
  )
  const anyValue = fc.oneof(anyText, fc.array(anyText), fc.array(fc.record({ title: anyText, alt: anyText })))
  await fc.assert(
    fc.asyncProperty(anyText, anyValue, async (name, about) => {
      const changes = [
        { path: ['owner', 'name'], value: name },
        { path: ['about'], value: about },
      ]
      expect(siteIn(await editedSource(SOURCE, changes))).toMatchObject({
        owner: { name, role: 'Engineer' },
        about,
      })
    }),
    { numRuns: 15 },
  )
})

test.each([
  ['export const site = {', 'content/site.ts:1: Expected `}`'],
  ['export const page = {}', 'content/site.ts: expected `export const site = { … }`, found none.'],
  [
    'const LINKS = {}\nexport const site = { links: LINKS }',
    'content/site.ts:2: links.github: expected links in braces, found "LINKS". Change it by hand.',
  ],
])('leaves %j as it is, with a message', async (source, message) => {
  await expect(editedSource(source, [{ path: ['links', 'github'], value: 'x' }])).rejects.toThrow(message)
})
