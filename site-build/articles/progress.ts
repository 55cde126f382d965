/** A line for a log that nobody watches, ms. */
const EVERY_MS = 10_000
/** Shorter work needs no report, ms. */
const SILENT_MS = 1_000

type Output = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * Reports how far a long piece of work is: one line that counts in a terminal, a line every ten seconds elsewhere.
 *
 * @param what for example "Articles"
 * @param now ms
 * @returns called with the number that is done; the last one ends the line
 */
export function progress(
  what: string,
  total: number,
  output: Output,
  now: () => number,
): (done: number) => void {
  const start = now()
  let last = output.isTTY ? start + SILENT_MS - EVERY_MS / 100 : start
  let isCounting = false
  return (done) => {
    const time = now()
    const isEnd = done === total
    if (isEnd ? !isCounting : time - last < (output.isTTY ? EVERY_MS / 100 : EVERY_MS)) return
    last = time
    isCounting = true
    const line = `${what}: ${done} of ${total}`
    output.write(output.isTTY ? `\r${line}${isEnd ? '\n' : ''}` : `${line}\n`)
  }
}
