import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { oneLine } from '#markdown/one-line.ts'
import type { Formula } from '#site-build/server-entry.ts'

/** Formulas that are named one by one. */
const MOST_FORMULAS = 5

/**
 * What of an article's text is not shown as it was meant, a line each.
 *
 * @param file as it is named to the owner
 * @param formulas those of the text, in its order
 */
export function textNotes(file: string, body: Root, formulas: readonly Formula[]): string[] {
  const notes = plainNotes(file, body)
  // What is shown as it is written has no formulas.
  return notes.length > 0 ? notes : formulaNotes(file, formulas)
}

/** Above a limit a text is not formatted at all: its first paragraph says why. */
function plainNotes(file: string, { children: [first] }: Root): string[] {
  if (first?.type !== 'element' || !hasClass(first, 'plain-note')) return []
  return [
    `${file}: expected a text within the limits of docs/writing.md (it can be shared out among several articles), found "${toString(first)}"`,
  ]
}

function formulaNotes(file: string, formulas: readonly Formula[]): string[] {
  const notes = formulas.flatMap(({ shown, line }) => {
    if (!hasClass(shown, 'math-error')) return []
    const [source, reason] = shown.children.map((child) => toString(child))
    const place = line === undefined ? file : `${file}:${line}`
    return `${place}: formula: expected TeX that can be shown, found "${shortened(source ?? '')}" ${oneLine(reason ?? '')}`.trim()
  })
  const others = notes.length - MOST_FORMULAS
  return [
    ...notes.slice(0, MOST_FORMULAS),
    ...(others > 0 ? [`${file}: formula: ${others} more that are not shown`] : []),
  ]
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

function shortened(text: string): string {
  const line = oneLine(text)
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
