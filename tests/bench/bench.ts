/**
 * Markdown to HTML: this site's pipeline beside others, in one run. Each figure is the median of several processes.
 * `npm run bench`, or `npm run bench -- 3` for three processes a figure.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CONTESTANTS } from './contestants.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const RUNS = Number(process.argv[2] ?? 5)

const child = fileURLToPath(new URL('one-run.ts', import.meta.url))
function run(contestant: string, bytes: number, what: 'time' | 'memory'): number {
  const args = ['--expose-gc', '--import', 'tsx', child, contestant, String(bytes), what]
  const env = { ...process.env, NODE_ENV: 'production' }
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8', env }))
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

for (const bytes of SIZES) {
  const measured = Object.keys(CONTESTANTS).map((contestant) => {
    const middle = (what: 'time' | 'memory') =>
      median(Array.from({ length: RUNS }, () => run(contestant, bytes, what)))
    return { contestant, ms: middle('time'), kb: middle('memory') }
  })
  const own = measured[0]?.ms ?? Number.NaN
  process.stdout.write(`\n${bytes / 1000} kB of articles, median of ${RUNS}\n`)
  process.stdout.write(
    `${''.padEnd(30)}${['CPU ms', 'ms/kB', 'kB/s', 'peak MB', 'time of this site'].map((head) => head.padStart(18)).join('')}\n`,
  )
  for (const { contestant, ms, kb } of measured) {
    const kilobytes = bytes / 1000
    const cells = [
      ms.toFixed(1),
      (ms / kilobytes).toFixed(3),
      ((kilobytes / ms) * 1000).toFixed(0),
      (kb / 1000).toFixed(1),
      `${(own / ms).toFixed(2)} ×`,
    ]
    process.stdout.write(`${contestant.padEnd(30)}${cells.map((cell) => cell.padStart(18)).join('')}\n`)
  }
}
