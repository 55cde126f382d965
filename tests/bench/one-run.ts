/** One measurement in a process of its own: `one-run.ts <contestant> <bytes> time|memory` prints ms or kB. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CONTESTANTS, type Contestant } from './contestants.ts'
import { longArticle } from './long-article.ts'

const [contestant, bytes, what] = process.argv.slice(2)
const render = CONTESTANTS[contestant as Contestant]
const text = longArticle(Number(bytes))
// For time the engine has compiled the code, as it has after the first articles of a build; for memory it has reserved
// nothing yet.
for (let round = 0; round < (what === 'time' ? 8 : 0); round += 1) await render(longArticle(50_000))
globalThis.gc?.()
const before = freshPeak()
// The processor's time, not the clock's: other work on the machine does not count.
const start = process.cpuUsage()
const html = await render(text)
const { user, system } = process.cpuUsage(start)
const milliseconds = (user + system) / 1000
if (html.length < text.length / 2)
  throw new Error(`${contestant}: expected all of the text, found ${html.length}.`)
if (html.includes('plain-note')) throw new Error(`${contestant}: expected a formatted text.`)
process.stdout.write(String(what === 'time' ? milliseconds : peak() - before))

/** Linux alone can forget what the process has needed so far; elsewhere only what exceeds that counts. */
function freshPeak(): number {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5')
  return peak()
}

/** The most memory that was resident, kB. */
function peak(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
