import { expect, test } from 'vitest'
import { fieldFinding, lineOf, parseYaml } from './yaml-file.ts'

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
  expect(lineOf(SOURCE, field)).toBe(line)
})

test('gives a mistake its line, or none if there is no file', () => {
  const ofField = { field: 'owner.name', message: 'expected some text' }
  const finding = { file: 'none.yaml', message: 'owner.name: expected some text' }
  expect(fieldFinding(ofField, 'none.yaml')).toEqual(finding)
  const file = 'tests/fixtures/site.yaml'
  expect(fieldFinding(ofField, file)).toEqual({ ...finding, file, line: expect.any(Number) })
})

test.each([
  ['lang: no', { lang: 'no' }],
  ['', {}],
  ['\uFEFFlang: en\r\n', { lang: 'en' }],
])('reads %j', (text, fields) => {
  expect(parseYaml(text, 'site.yaml')).toEqual(fields)
})

test.each([
  ['lang: en\nlang: de', /^site\.yaml:2: Map keys must be unique\.$/],
  // No advice about quotes, because the indentation is wrong.
  ['owner:\n  name: A\n    role: B', /^site\.yaml:2: Nested [\w ]+\.\nsite\.yaml:2: Implicit [\w ]+\.$/],
  ['about: a text: with a colon', /^site\.yaml:1: Nested mappings .* Put a text in quotes/],
  ["lang: en\nabout: 'A river\nlinks:\n  github: x\n", /^site\.yaml:2: Missing closing 'quote\.$/],
  ['lang: @en', /reserved character @\. Put a text in quotes/],
  ['- lang', /^site\.yaml:1: expected fields such as "lang: en", found another value\.$/],
  ['a: &a [*a, *a]\nb: !!js x', /^site\.yaml:2: Unresolved tag/],
])('names file and line of the mistake in %j', (text, message) => {
  expect(() => parseYaml(text, 'site.yaml')).toThrow(message)
})
