import { expect, test } from 'vitest'
import { fieldFindingsIn, fieldLines, parseYaml } from './yaml-file.ts'
import { textsCutByComments } from './yaml-findings.ts'

const SOURCE = `# “first”
address: x
projects:
  - title: A
  -
    title: B
    image: { address: x,
      alt: y }
about: z
`

test.each([
  ['address', 2],
  ['projects', 3],
  ['projects.0.title', 4],
  ['projects.1.title', 6],
  ['projects.1.image.alt', 8],
  ['projects.1.description', 6],
  ['about', 9],
  ['the file', 2],
])('finds the line of %s, or of the field around it', (field, line) => {
  expect(fieldLines(SOURCE)(field)).toBe(line)
})

test('gives a finding its line, or none if there is no file', () => {
  const ofField = { field: 'owner.name', message: 'expected some text' }
  const finding = { file: 'none.yaml', message: 'owner.name: expected some text' }
  expect(fieldFindingsIn('none.yaml', [ofField])).toEqual([finding])
  const file = 'tests/fixtures/site.yaml'
  expect(fieldFindingsIn(file, [ofField])).toEqual([{ ...finding, file, line: expect.any(Number) }])
})

/** Aliases of aliases: its value has a thousand million items. */
const MANY_ALIASES = `a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
e: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]`

test.each([
  ['lang: no', { lang: 'no' }],
  ['', {}],
  ['\uFEFFlang: en\r\n', { lang: 'en' }],
  ['links:\n  # github: x\nprojects:\ncontact: ~\nlang: en', { lang: 'en' }],
  ['skills:\n  - name: A\n    skills:\n  -\n', { skills: [{ name: 'A' }, null] }],
  ['a: &b { c: 1 }\nd: *b', { a: { c: 1 }, d: { c: 1 } }],
])('reads %j', (text, fields) => {
  expect(parseYaml(text, 'site.yaml')).toEqual(fields)
})

test.each([
  ['lang: en\nlang: de', /^site\.yaml:2: lang: expected this field once, found it again\.$/],
  [
    'address: x\nlang:en\nowner: y\nabout: z\n',
    /^site\.yaml:2: expected a space after "lang:", found none\.$/,
  ],
  ['owner:\n  name:Alex\n  role: B\n', /^site\.yaml:2: expected a space after "name:", found none\.$/],
  // No advice about quotes, because the indentation is wrong.
  ['owner:\n  name: A\n    role: B', /^site\.yaml:2: Nested [\w ]+\.\nsite\.yaml:2: Implicit [\w ]+\.$/],
  ['about: a text: with a colon', /^site\.yaml:1: Nested mappings .* Put a text in quotes/],
  ["lang: en\nabout: 'A river\nlinks:\n  github: x\n", /^site\.yaml:2: Missing closing 'quote\.$/],
  ['lang: en\nabout: "A river\nlinks:\n  github: x\n', /^site\.yaml:2: Missing closing "quote\.$/],
  ["lang: en\nabout: 'A river\nlinks:\n  github: 'x'\nlang: e\n", /^site\.yaml:2: /],
  ['skills:\n  - skills: [A, B\n  - skills: [C]\nlang: en\n', /^site\.yaml:2: Flow sequence [^\n]*$/],
  ['lang: en\ncontact: [\nabout: x\n', /^site\.yaml:2: Flow sequence [^\n]*$/],
  ['lang: @en', /reserved character @\. Put a text in quotes/],
  ['- lang', /^site\.yaml:1: expected fields such as "lang: en", found another value\.$/],
  ['a: x\nb: !!js x', /^site\.yaml:2: Unresolved tag/],
  [
    'lang: en\nabout: &q [*q]',
    /^site\.yaml:2: \*q: expected a value, found the list or the fields that contain it/,
  ],
  [
    'lang: en\nabout: *bold* words',
    /site\.yaml:2: \*bold\*: expected a value .* Put a text in quotes if it begins/,
  ],
  [MANY_ALIASES, /^site\.yaml: Excessive alias count/],
])('names file and line of the mistake in %j', (text, message) => {
  expect(() => parseYaml(text, 'site.yaml')).toThrow(message)
})

const CUT = `about: Written in C # and Rust
name: 'Alex # Morgan' # quoted
role: Engineer
# a line of its own
github: https://github.example # mine
projects:
  - title: It's C #
    description: C# and F# # too
skills:
  - skills:
      - C # sharp
`

test('warns of texts that a comment cuts, with the cure', () => {
  const texts = new Set('about name role projects.title projects.description skills.skills'.split(' '))
  const findings = textsCutByComments(CUT, 'site.yaml', (field) => texts.has(field))
  expect(findings.map(({ line }) => line)).toEqual([1, 7, 8, 11])
  expect(findings.map(({ message }) => message.replace(/^.* in quotes: /, ''))).toEqual([
    "'Written in C # and Rust'",
    "'It''s C #'",
    "'C# and F# # too'",
    "'C # sharp'",
  ])
})
