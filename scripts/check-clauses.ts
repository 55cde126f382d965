/** Holds the specification's clauses and the known faults against the titles of the tests (tests/clauses.ts, faults.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLAUSES } from '#tests/clauses.ts'
import { FAULTS } from '#tests/faults.ts'

/** A test's title: the first argument of `test(…)`, `test.each(…)(…)` and their like; skipped tests prove nothing. */
const TITLE = /\btest(?:\.each\([^;]*?\)|\.for\([^;]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

const files = [
  'app',
  'content',
  'github',
  'markdown',
  'scripts',
  'service-worker',
  'site-build',
  'tests',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
type Proof = { id: string; file: string; title: string }

/** The tests whose titles name a clause, once for each that they name. */
const ofClauses = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) =>
    proofs(file, title, /\[([A-Z]+-\d+)\]/g),
  ),
)

/** Faults are named in titles, too, and in the tables that titles are made of: `'row 16: no answer'`. */
const ofFaults = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`](?:\[[A-Z]+-\d+\] )*((?:row \d+, )*row \d+): /g)].flatMap(
    ([, rows = '']) => proofs(file, rows, /(\d+)/g),
  ),
)

function proofs(file: string, title: string, pattern: RegExp): Proof[] {
  return [...title.matchAll(pattern)].map(([, id = '']) => ({ id, file, title }))
}

/** What is promised without a proof, and what is proved without a promise. */
function gaps(
  promises: Record<string, string>,
  found: readonly Proof[],
  form: (id: string) => string,
): string[] {
  const proved = new Set(found.map(({ id }) => id))
  return [
    ...Object.entries(promises)
      .filter(([id]) => !proved.has(id))
      .map(([id, promise]) => `${form(id)} (${promise}): expected a test whose title names it, found none.`),
    ...found
      .filter(({ id }) => !Object.hasOwn(promises, id))
      .map(({ id, file, title }) => `${file}: "${title}": expected one that is listed, found ${form(id)}.`),
  ]
}

const faults = Object.fromEntries(Object.entries(FAULTS).map(([row, [fault]]) => [row, fault]))
const problems = [
  ...gaps(CLAUSES, ofClauses, (id) => `[${id}]`),
  ...gaps(faults, ofFaults, (row) => `row ${row}`),
]

for (const problem of problems) console.error(problem)
console.log(`${Object.keys(CLAUSES).length} clauses, ${ofClauses.length} tests that name one.`)
console.log(`${Object.keys(FAULTS).length} faults, ${ofFaults.length} tests that name one.`)
process.exit(problems.length === 0 ? 0 : 1)
