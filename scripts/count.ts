/** Prints the lines and files of the source and of the tests. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], {
  encoding: 'utf8',
}).trim()
const isTest = (file: string) => /^tests\/|\.test\.|\.spec\./.test(file)

for (const kind of ['source', 'tests']) {
  const counted = files.split('\n').filter((file) => existsSync(file) && isTest(file) === (kind === 'tests'))
  const lines = counted.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')).length
  console.log(`${kind}: ${lines} lines in ${counted.length} files`)
}
