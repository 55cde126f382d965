/**
 * Keeps the titles of tests an index of the clauses (tests/clauses.ts) and of the known faults (tests/faults.ts): each has a test
 * whose title begins with its id. That proves nothing about what the test does. The linter refuses skipped tests.
 */
import { readFileSync } from 'node:fs'
import { CLAUSES } from '#tests/clauses.ts'
import { FAULTS } from '#tests/faults.ts'
import { projectFiles } from '#tests/support/project-files.ts'

const ID = /\[[A-Z]+-\d+\]|\brow \d+\b/g
/** A string to the end of its line, except in comments and in Playwright's `test.fixme`, which the linter does not check. */
const TITLE = /^(?!\s*\/[/*]|\s*\*).*(?<!\.fixme\()['"`](?:\[[A-Z]+-\d+\]|row \d+\b).*/gm

const proofs = projectFiles(['*.test.ts', '*.test.tsx', '*.spec.ts']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([title]) =>
    [...title.matchAll(ID)].map(([id]) => ({ id, file, title })),
  ),
)
const promises = new Map<string, string>([
  ...Object.entries(CLAUSES).map(([id, clause]): [string, string] => [`[${id}]`, clause]),
  ...Object.entries(FAULTS).map(([row, fault]): [string, string] => [`row ${row}`, fault[0]]),
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
