type Output = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * Reports how far a long piece of work is: one line that counts in a terminal, up to ten lines elsewhere, but none for less than ten pieces.
 *
 * @param what for example "Articles"
 * @returns called with the number that is done; the last one ends the line
 */
export function progress(what: string, output: Output): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`
    if (output.isTTY) output.write(`\r${line}${done === total ? '\n' : ''}`)
    else if (done % Math.ceil(Math.max(total, 100) / 10) === 0) output.write(`${line}\n`)
  }
}
