type Output = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * Reports the progress of long work: one line that counts in a terminal, up to ten lines elsewhere, and none for less than ten pieces.
 *
 * @param what for example "Articles"
 * @returns a function to call with each number of finished pieces; the last call ends the line
 */
export function progress(what: string, output: Output): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`
    if (output.isTTY) output.write(`\r${line}${done === total ? '\n' : ''}`)
    else if (done % Math.ceil(Math.max(total, 100) / 10) === 0) output.write(`${line}\n`)
  }
}
