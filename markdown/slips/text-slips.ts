import { oneLine } from '#markdown/one-line.ts'
import { lineAt, shownSource, type Words } from './shown-source.ts'
import type { Slip } from './slip.ts'

/** A link or a picture in brackets; its destination may hold round brackets in pairs (CommonMark, "Links"). */
const BRACKETS = /(?<!\\)(!?)\[[^[\]]*\]\(((?:[^()<>\n\r]|\([^()<>\n\r]*\))*)\)/g
const TITLE = /\s(?:"[^"]*"|'[^']*')$/
/** Two pairs of brackets around other words are no link: an address has a slash, a hash or a file's ending. */
const ADDRESS = /[/#]|\.[a-z\d]{1,5}$/i
const NOTE = /(?<!\\)\[\^([^\]\s[]+)\]/g
const FORMULA = /^[> \t]*\$\$(?!\$).*$/gm
const LONGEST = 80

/** The slips in the words of one paragraph, heading or cell. */
export function textSlips(node: Words, source: string): Slip[] {
  const shown = shownSource(node, source)
  const at = (index: number) => lineAt(node, shown, index)
  return [
    ...[...shown.matchAll(BRACKETS)].flatMap(({ index, 1: mark, 2: inside = '' }) => {
      const slip = blankSlip(mark === '!', inside)
      return slip ? [{ line: at(index), ...slip }] : []
    }),
    ...[...shown.matchAll(NOTE)].map(({ index, 1: name = '' }) => ({
      line: at(index),
      field: 'footnote',
      expected: `a line that begins with "[^${short(name)}]:" (if it is no footnote, "\\[^${short(name)}]")`,
      found: '',
    })),
    ...[...shown.matchAll(FORMULA)].map(({ index, 0: line }) => ({
      line: at(index),
      field: 'formula',
      expected: 'two lines of $$, and no blank line between them',
      found: short(line.replace(/^[> \t]+/, '')),
    })),
  ]
}

/** A blank ends a destination, and what goes on is then no link (CommonMark, "Link destination"). */
function blankSlip(isPicture: boolean, inside: string): Omit<Slip, 'line'> | null {
  const destination = inside.trim().replace(TITLE, '').trim()
  if (!/\s/.test(destination) || !(isPicture || ADDRESS.test(destination))) return null
  const encoded = destination.replaceAll(/\s/g, '%20')
  return {
    field: isPicture ? 'picture' : 'link',
    expected: `no blank in its destination: "<${short(destination)}>" or "${short(encoded)}"`,
    found: short(destination),
  }
}

function short(text: string): string {
  const line = oneLine(text.replaceAll('\0', ' '))
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
