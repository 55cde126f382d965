/**
 * Marks that the parser pairs by looking back, or whose end it looks for ahead; each one takes its text apart, and so does
 * what may be an address (GFM 0.29, 6.9) or escape something.
 */
const MARK = /[[\]]|[*_~]+|`+|<[!?]?|\$|@|www\.|:\/\/|\\/gi
const WORD = /[\p{L}\p{N}]/u

/**
 * How far a Markdown parser has to look to pair the marks of one block of text: the sum, in characters, of the way back
 * from each closing mark to its partner (to the start of the block where there is none) and of the way ahead from each
 * `<!` or `<?`. A long run of markers is taken apart pair by pair, so it counts with its square; and so, far less, do
 * all the marks of a block together.
 *
 * micromark works through some 20 million such characters a second (measured, Node 20), so the sum foretells how long a
 * block takes, and without a clock: the build and every browser judge a text alike.
 *
 * @param block lines without a blank one between them
 */
export function inlineWork(block: string): number {
  const brackets: number[] = []
  const emphasis: number[] = []
  let work = 0
  let marks = 0
  for (const { 0: mark, index } of block.matchAll(MARK)) {
    marks += 1
    if (mark === '<!' || mark === '<?') work += block.length - index
    if (/^[<`$@w:\\]/i.test(mark)) continue
    const opened = mark === '[' || mark === ']' ? brackets : emphasis
    const [closes, opens] = sides(block, mark, index)
    if (closes) work += index - (opened.pop() ?? 0)
    if (opens) opened.push(index)
    work += 4 * (mark.length - 1) ** 2
  }
  return work + Math.floor(marks ** 2 / 32)
}

/** Whether a mark can close and open something: never beside white space, nor `_` inside a word (CommonMark 0.31, 6.2). */
function sides(block: string, mark: string, index: number): [closes: boolean, opens: boolean] {
  if (mark === '[' || mark === ']') return [mark === ']', mark === '[']
  const before = block.charAt(index - 1)
  const after = block.charAt(index + mark.length)
  if (mark.startsWith('_') && WORD.test(before) && WORD.test(after)) return [false, false]
  return [before.trim() !== '', after.trim() !== '']
}
