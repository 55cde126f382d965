/**
 * Checks that every clause and every known fault is named by the title of a test (tests/clauses.ts, tests/faults.ts): by a text
 * that begins with it, outside of comments. Skipped tests are the linter's to refuse.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { CLAUSES } from '#tests/clauses.ts'
import { FAULTS } from '#tests/faults.ts'

const FOLDERS = [
  'app',
  'article-host',
  'content',
  'markdown',
  'scripts',
  'service-worker',
  'site-build',
  'tests',
]
const ID = /\[[A-Z]+-\d+\]|\brow \d+\b/g
/** A text from its quote to the end of the line, but not of Playwright's `test.fixme`, which the linter does not know. */
const TITLE = /(?<=['"`])(?<!\.fixme\(['"`])(?:\[[A-Z]+-\d+\]|row \d+\b).*/g

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(test|spec)\.tsx?$/.test(file))

const proofs = files.flatMap((file) =>
  [...withoutComments(file).matchAll(TITLE)].flatMap(([title]) =>
    [...title.matchAll(ID)].map(([id]) => ({ id, file, title })),
  ),
)
const promises = new Map<string, string>([
  ...Object.entries(CLAUSES).map(([id, clause]): [string, string] => [`[${id}]`, clause]),
  ...Object.entries(FAULTS).map(([row, [fault]]): [string, string] => [`row ${row}`, fault]),
])
const proved = new Set(proofs.map(({ id }) => id))

const missing = [...promises].filter(([id]) => !proved.has(id))
const unknown = proofs.filter(({ id }) => !promises.has(id))
for (const [id, promise] of missing)
  console.error(`${id} (${promise}): expected a test whose title names it, found none.`)
for (const { id, file, title } of unknown)
  console.error(`${file}: ${title}: expected a listed clause or fault, found ${id}.`)
console.log(`${promises.size} clauses and faults, named ${proofs.length} times by the titles of tests.`)
process.exit(missing.length + unknown.length === 0 ? 0 : 1)

/** A test that is commented out proves nothing. */
function withoutComments(file: string): string {
  const source = readFileSync(file, 'utf8')
  const { comments } = parseSync(file, source)
  return comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
}
