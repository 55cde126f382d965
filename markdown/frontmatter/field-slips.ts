import { oneLine } from '#markdown/one-line.ts'
import { linesOf } from './block-lines.ts'
import { lineOfField } from './field-line.ts'
import type { Frontmatter, FrontmatterProblem } from './frontmatter.ts'

/** Clocks and time zones may be a day apart. */
const DAY_MS = 86_400_000
/** A blank and a hash end a text that has no quotes (YAML 1.2, section 6.6). */
const CUT = /^[^:]*:[ \t]+(?!["'|>[{#&*!])(\S.*?[ \t]#.*)$/
/** One text on the line of the name, not a list. */
const ONE_TEXT = /^[^:]*:[ \t]*(?!\[)\S/
const LONGEST = 80

/**
 * What of a block is valid, and hardly what its author meant: told by the build, which changes nothing of it.
 *
 * @param block what stands between the two lines of dashes
 * @param fields as they are understood
 * @param now ms since 1970
 */
export function fieldSlips(block: string, fields: Frontmatter, now: number): FrontmatterProblem[] {
  const lines = linesOf(block)
  const { tags, date, updated } = fields
  const problem = (field: keyof Frontmatter, expected: string, found: string): FrontmatterProblem => ({
    ...{ line: lineOfField(block, field), field, expected },
    found: found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found,
  })
  /** The line of a field as it is written. */
  const written = (field: keyof Frontmatter) => lines[lineOfField(block, field) - 2] ?? ''
  const [tag = ''] = tags ?? []
  return [
    ...(['title', 'description'] as const).flatMap((field) => {
      const [, text] = (fields[field] !== undefined && CUT.exec(written(field))) || []
      return text === undefined ? [] : [problem(field, QUOTED, oneLine(text))]
    }),
    ...(tags?.length === 1 && tag.includes(',') && ONE_TEXT.test(written('tags'))
      ? [problem('tags', `a list, [${tag}]`, tag)]
      : []),
    ...(['date', 'updated'] as const).flatMap((field) => {
      const time = fields[field] ?? now
      return time > now + DAY_MS ? [problem(field, COME, dayOf(time))] : []
    }),
    ...(date !== undefined && updated !== undefined && updated < dayStart(date)
      ? [problem('updated', `no time before the date, ${dayOf(date)}`, dayOf(updated))]
      : []),
  ]
}

const QUOTED = 'the text in quotes (without them " #" begins a comment, and what follows is left out)'
const COME = 'a time that has come (the article is published all the same)'

/** A day counts from its beginning, in UTC. */
function dayStart(time: number): number {
  return time - (((time % DAY_MS) + DAY_MS) % DAY_MS)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
