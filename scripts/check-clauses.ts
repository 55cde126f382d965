/** Holds the specification's clauses against the titles of the tests (see tests/clauses.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLAUSES } from '#tests/clauses.ts'

/** A test's title: the first argument of `test(…)`, `test.each(…)(…)` and their like; skipped tests prove nothing. */
const TITLE = /\btest(?:\.each\([^;]*?\)|\.for\([^;]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

const files = ['app', 'builder', 'content', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
const proofs = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => ({ id, file, title })),
  ),
)

const proved = new Set(proofs.map(({ id }) => id))
const problems = [
  ...Object.entries(CLAUSES)
    .filter(([id]) => !proved.has(id))
    .map(
      ([id, promise]) => `${id} (${promise}): expected a test whose title begins with [${id}], found none.`,
    ),
  ...proofs
    .filter(({ id }) => !Object.hasOwn(CLAUSES, id))
    .map(({ id, file, title }) => `${file}: "${title}": expected a clause of tests/clauses.ts, found ${id}.`),
]

for (const problem of problems) console.error(problem)
console.log(`${proved.size} of ${Object.keys(CLAUSES).length} clauses, ${proofs.length} tests that name one.`)
process.exit(problems.length === 0 ? 0 : 1)
