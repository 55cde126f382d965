import type { Blockquote, Code } from 'mdast'
import type { Math } from '#markdown/math/math-syntax.ts'
import { oneLine } from '#markdown/one-line.ts'
import type { Slip } from './slip.ts'

const FENCE = /^(?:`{3,}|~{3,})/
/** A mark that nearly opens an alert, whatever its word. */
const MARK = /^\[!([^\]\r\n]{1,30})\][^\r\n]{0,40}/

/** A fence that nothing closes: everything below it, up to the end of the text or of the quote, is code. */
export function fenceSlip({ position }: Code | Math, source: string): Slip | null {
  const written = source.slice(position?.start.offset, position?.end.offset)
  const [fence] = FENCE.exec(written) ?? []
  if (!position || fence === undefined) return null
  const last =
    written
      .split(/\r\n|\n|\r/)
      .slice(1)
      .at(-1) ?? ''
  const closing = last.replace(/^[> \t]+/, '').trimEnd()
  if (closing.startsWith(fence) && closing === closing.charAt(0).repeat(closing.length)) return null
  const expected = `a line of ${fence} that closes it (without one, all that follows is code)`
  return { line: position.start.line, field: 'code', expected, found: '' }
}

/** A quote that begins like an alert, and is none. */
export function alertSlip({ data, children: [first] }: Blockquote, source: string): Slip | null {
  if (data || first?.type !== 'paragraph' || !first.position) return null
  const { offset = 0, line } = first.position.start
  const [found] = MARK.exec(source.slice(offset, offset + 80)) ?? []
  if (found === undefined) return null
  const expected =
    '[!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION], alone on its line, with text below, in a quote that stands in no other block'
  return { line, field: 'alert', expected, found: oneLine(found) }
}
