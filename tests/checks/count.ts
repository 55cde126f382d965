/** Prints the lines and files of the source and of the tests. */
import { readFileSync } from 'node:fs'
import { projectFiles } from '#tests/support/project-files.ts'

const files = projectFiles(['*.ts', '*.tsx', '*.css', '*.mjs'])
const isTest = (file: string) => /^tests\/|\.test\.|\.spec\./.test(file)

for (const kind of ['source', 'tests']) {
  const counted = files.filter((file) => isTest(file) === (kind === 'tests'))
  const lines = counted.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')).length
  console.log(`${kind}: ${lines} lines in ${counted.length} files`)
}
