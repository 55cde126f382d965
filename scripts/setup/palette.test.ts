import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { writePalette } from './palette.ts'

test('a palette replaces an empty theme or another palette, but no rules of the owner', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder({ 'content/theme.css': '/* Yours. */\n' })
  const theme = () => readFileSync(join(root, 'content/theme.css'), 'utf8')
  cpSync('docs/palettes', join(root, 'docs/palettes'), { recursive: true })
  writePalette('moss', root)
  writePalette('ink', root)
  expect(theme()).toBe(readFileSync('docs/palettes/ink.css', 'utf8'))
  expect(() => writePalette('grape', root)).toThrow('expected one of ember, glacier, ink, ')
  writeFiles(root, { 'content/theme.css': `${theme()}a { color: red }` })
  expect(() => writePalette('moss', root)).toThrow('expected no rules of yours')
  expect(theme()).toContain('red')
})
