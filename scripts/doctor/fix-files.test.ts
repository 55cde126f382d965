import { readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { applyFixes, fixFiles } from './fix-files.ts'

const file = 'articles/One.md'
const rename = (line: number, from: string, to: string) => ({ file, line, from, to })

test('replaces only the fixed parts, each once, whatever ends the lines', async () => {
  const text = '\uFEFF---\r\ntitel: titel\r\n---\r\n[a](Tow.md) \t\r[b](Tow.md)\n'.slice(1)
  const link = (start: number) => ({ file, start, end: start + 6, to: 'Two.md#x' })
  const firstLink = text.indexOf('Tow')
  const secondLink = text.lastIndexOf('Tow')
  const fixes = [link(firstLink), rename(2, 'titel', 'title'), link(secondLink), link(firstLink)]
  const fixed = '---\r\ntitle: titel\r\n---\r\n[a](Two.md#x) \t\r[b](Two.md#x)\n'
  expect(await applyFixes(text, fixes)).toBe(fixed)
})

test.each([
  ['a value that the field cannot have', { block: 'dat: soon', fix: rename(2, 'dat', 'date') }],
  ['a field that is there already', { block: 'titel: A\ntitle: B', fix: rename(2, 'titel', 'title') }],
  ['another field of this name', { block: 'extra:\n  titel: A\ntitel: B', fix: rename(3, 'titel', 'title') }],
  ['a line that has changed', { block: 'title: A', fix: rename(2, 'titel', 'title') }],
])('leaves a field with %s', async (_why, { block, fix }) => {
  const text = `---\n${block}\n---\n`
  expect(await applyFixes(text, [fix])).toBe(text)
})

test('writes only what is agreed to, and no file that has changed since doctor started', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const articles = temporaryFolder({ 'One.md': '[a](Tow.md)' })
  const path = join(articles, 'One.md')
  const fix = async (agrees: boolean) => {
    await fixFiles([{ file, start: 4, end: 10, to: 'Two.md' }], { articles }, async () => agrees)
    return readFileSync(path, 'utf8')
  }
  expect(await fix(true)).toBe('[a](Tow.md)')
  utimesSync(path, 0, 0)
  expect(await fix(false)).toBe('[a](Tow.md)')
  expect(await fix(true)).toBe('[a](Two.md)')
})
