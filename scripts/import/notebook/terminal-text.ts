/** The most lines of a result that an article shows. */
const MAX_LINES = 30
/** The most characters of such a line. */
const MAX_LINE_LENGTH = 500
/** Colours and movements of a terminal: https://en.wikipedia.org/wiki/ANSI_escape_code. */
// eslint-disable-next-line no-control-regex -- these are control characters
const ESCAPES = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001B]{0,500}(?:\u0007|\u001B\\)|[@-Z\\^_])/g
// eslint-disable-next-line no-control-regex -- these are control characters
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g

/** What a terminal shows at the end: without colours, and a line that was written over, such as a progress bar, only once. */
export function terminalText(printed: string): string {
  const lines = printed.replaceAll(ESCAPES, '').replaceAll('\r\n', '\n').split('\n')
  return lines
    .map((line) => lastWriting(line).replaceAll(CONTROLS, ''))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

function lastWriting(line: string): string {
  return line.split('\r').findLast((writing) => writing.trim() !== '') ?? ''
}

/**
 * Cuts a long text, and says how much is missing.
 *
 * @param keeps which lines stay: those of a program begin with what matters, and the trace of an error ends with it
 */
export function cutText(text: string, keeps: 'first' | 'last' = 'first'): string {
  const lines = text.split('\n').map(cutLine)
  const hidden = lines.length - MAX_LINES
  if (hidden <= 0) return lines.join('\n')
  const note = `… (${hidden} more lines)`
  if (keeps === 'last') return [note, ...lines.slice(-MAX_LINES)].join('\n')
  return [...lines.slice(0, MAX_LINES), note].join('\n')
}

function cutLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line
}
