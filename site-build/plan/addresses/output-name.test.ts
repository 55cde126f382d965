import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesIn } from '#tests/support/site/files-in.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { noNames, outputName } from './output-name.ts'

/** @returns the accepted names, and what is wrong with the others */
function decide(wanted: readonly string[]) {
  const takenNames = noNames()
  const accepted: string[] = []
  const refused = new Map<string, string>()
  for (const path of wanted) {
    const decided = outputName(path, takenNames)
    if ('name' in decided) accepted.push(decided.name)
    else refused.set(path, decided.refusal)
  }
  return { accepted, refused }
}

const refusalOf = (...wanted: string[]) => [...decide(wanted).refused.values()]

test.each([
  ['blogs/What?.html', 'the sign ?'],
  ['blogs/a:b.html', 'the sign :'],
  ['a\\b.html', 'the sign \\'],
  ['a\u0007.html', 'a control character'],
  ['a\uD800.html', 'a control character'],
  ['a./b.html', 'a dot or a space at its end'],
  ['a /b.html', 'a dot or a space at its end'],
  ['../a.html', 'a dot or a space at its end'],
  ['a//b.html', 'a dot or a space at its end'],
  ['blogs/CON.html', '"CON.html", which Windows reserves'],
  ['tags/nul.xml', '"nul.xml", which Windows reserves'],
  ['lpt1/a.html', '"lpt1", which Windows reserves'],
  ['blogs/404.html', '"404.html", which some hosts send for every missing page of its folder'],
  ['tags/404.HTML', '"404.HTML", which some hosts send for every missing page of its folder'],
  [`blogs/${'x'.repeat(251)}.html`, '256 bytes, of which at most 255 fit'],
  [`blogs/${'日'.repeat(84)}.html`, '257 bytes, of which at most 255 fit'],
  ['a/'.repeat(400) + 'b.html', '806 bytes, of which at most 800 fit'],
])('refuses %j: %s', (path, refusal) => {
  expect(refusalOf(path)).toEqual([refusal])
})

test.each([
  ['blogs/100% # sure & so on, (1).html'],
  ['blogs/Foo..html'],
  ['blogs/.hidden.html'],
  ['404.html'],
  ['blogs/404.md'],
  ['404.html/a.html'],
  ['tags/c~2b~2b.html'],
  ['blogs/Console.html'],
  [`blogs/${'x'.repeat(250)}.html`],
  ['blogs/日本 語 👩‍👩‍👧.html'],
])('accepts %s', (path) => {
  expect(decide([path]).accepted).toEqual([path])
})

test.each([
  ['blogs/foo.html', 'blogs/Foo.html'],
  ['blogs/\u00e9.html', 'blogs/e\u0301.html'],
  ['blogs/ΟΔΟΣ.html', 'blogs/οδος.html'],
  ['blogs/Straße.html', 'blogs/STRASSE.html'],
  ['old', 'old/index.html'],
  ['old/index.html', 'OLD'],
  ['feed.json', 'feed.json'],
])('refuses a name that some system stores as that of an earlier file: %s, %s', (first, second) => {
  expect(refusalOf(first, second)).toEqual([`the same name as that of ${first} on some systems`])
})

const NAMES = ['a', 'A', 'é', 'e\u0301', 'CON', 'aux.b', 'a.', 'a ', ' a', '..', '', 'a?', 'x\0', 'ß', 'ss']
const LONG = ['x'.repeat(250), 'x'.repeat(256), '日'.repeat(90), '👩‍👧'.repeat(30)]

/** A thousand names of what a hostile repository, an import, or a careless owner may contain. */
function hostileNames(): string[] {
  const parts = [...NAMES, ...LONG]
  const pairs = parts.flatMap((first) => parts.map((second) => `${first}${second}`))
  const endings = ['.html', '.md', '/index.html']
  return pairs.flatMap((pair) => endings.map((ending) => `blogs/${pair}${ending}`)).slice(0, 1_000)
}

test('every accepted one of a thousand hostile names can be written beside the others', () => {
  const wanted = hostileNames()
  expect(wanted).toHaveLength(1_000)
  const { accepted, refused } = decide(wanted)
  expect(accepted.length).toBeGreaterThan(100)
  expect(accepted.length + refused.size).toBeLessThanOrEqual(1_000)
  const folder = temporaryFolder()
  for (const path of accepted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '', { flag: 'wx' })
  }
  expect(filesIn(folder)).toEqual(accepted.toSorted())
})

test('whatever the names are, no two of the accepted ones differ in case or in the form of letters only', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...NAMES),
  )
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('/')}.html`)
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (wanted) => {
      const { accepted } = decide(wanted)
      const folded = accepted.map((name) => name.normalize('NFC').toLowerCase())
      expect(new Set(folded).size).toBe(accepted.length)
      const parts = accepted.flatMap((name) => name.split('/'))
      const isUnfit = (part: string) => Buffer.byteLength(part) > 255 || /[<>:"|?*\\]|[. ]$/.test(part)
      expect(parts.filter(isUnfit)).toEqual([])
    }),
  )
})
