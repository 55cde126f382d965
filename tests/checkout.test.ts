import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** `git ls-files --eol`: the line ends of the index and of the work tree, the attributes, and after a tab the name. */
const LINE = /^i\/(?<index>\S*) +w\/(?<workTree>\S*) +attr\/(?<attributes>.*?) *\t(?<name>.*)$/

test('a checkout by git for Windows has the bytes of the repository', () => {
  const folder = temporaryFolder()
  execFileSync('git', ['clone', '--quiet', '--config', 'core.autocrlf=true', '.', folder])
  const lines = execFileSync('git', ['ls-files', '--eol'], { cwd: folder, encoding: 'utf8' }).trimEnd()
  const files = lines.split('\n').map((line) => LINE.exec(line)?.groups ?? { name: line })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ workTree }) => workTree === 'crlf' || workTree === 'mixed')).toEqual([])
  // Git also recognises most binary files, but not those without a zero byte.
  const binary = files.filter(({ index }) => index === '-text')
  expect(binary.filter(({ attributes }) => attributes !== '-text')).toEqual([])
})
