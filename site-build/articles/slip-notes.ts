import { problemNotes } from './frontmatter-notes.ts'
import type { Problem } from '#site-build/server-entry.ts'

/** Slips that are named one by one. An article that was written for another tool may have the same one everywhere. */
const MOST_SLIPS = 10

/** What of an article's text was meant as something and is none: a line each, of the first ten. */
export function slipNotes(file: string, slips: readonly Problem[]): string[] {
  const others = slips.length - MOST_SLIPS
  return [
    ...problemNotes(file, slips.slice(0, MOST_SLIPS)),
    ...(others > 0 ? [`${file}: ${others} more of the text that are not shown as they were meant`] : []),
  ]
}
