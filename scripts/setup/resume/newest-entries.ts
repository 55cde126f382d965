import { type Entry, MAX_ENTRIES, readMonth } from '#content/rules/entry-schema.ts'
import type { LeaveOut } from './left-out-fields.ts'

/**
 * The entries that a section may have: the newest ones, in their order. Those without a time count as the oldest.
 *
 * @param name of the section, for the sentence about the others
 */
export function newestOf(name: string, entries: readonly Entry[], leaveOut: LeaveOut): Entry[] {
  const newestFirst = entries.toSorted((a, b) => endOf(b) - endOf(a) || 0)
  const shown = new Set(newestFirst.slice(0, MAX_ENTRIES))
  const others = entries.filter((entry) => !shown.has(entry)).map(({ title }) => `"${title}"`)
  if (others.length > 0)
    leaveOut(
      `of ${name}, the oldest ${others.length} of ${entries.length} are left out, because a section shows ${MAX_ENTRIES}: ${others.join(', ')}. A page such as pages/${name}.md can list them.`,
    )
  return entries.filter((entry) => shown.has(entry))
}

/** When an entry ended, in months; it may go on for ever, or have no time. */
function endOf({ from, to, date }: Entry): number {
  const end = to ?? date
  if (end === undefined) return from === undefined ? -Infinity : Infinity
  const { year, month = 12 } = readMonth(end)
  return year * 12 + month
}
