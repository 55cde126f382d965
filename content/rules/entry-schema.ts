import * as v from 'valibot'
import { described, httpsAddress, optional, record, text } from './fields.ts'
import { MISPLACED } from './misplaced-fields.ts'

/** A year such as 2023, or a month such as 2023-05. */
const MONTH_OR_YEAR = /^(?<year>(?:19|20)\d{2})(?:-(?<month>0[1-9]|1[0-2]))?$/

/** So many entries of a section still print on two pages, in which a recruiter reads a resume. */
export const MAX_ENTRIES = 30

const EXPECTED_TIME = 'a year such as 2023 or a month such as 2023-05'

/** What to do about the mistakes that people make most. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d{1,2}$/, 'months are 01 to 12'],
  [/^\d{4}-\d{2}-\d{2}/, 'without the day'],
  [/^(?:now|present|current|today|ongoing)$/i, 'leave it out of what goes on'],
]

function expectedTime({ input }: v.BaseIssue<unknown>): string {
  const cure = CURES.find(([mistake]) => mistake.test(String(input)))?.[1]
  return cure === undefined ? EXPECTED_TIME : `${EXPECTED_TIME} (${cure})`
}

/** When something began or ended. YAML reads a year as a number. */
const monthOrYear = v.pipe(
  v.union([v.number(), v.string()], EXPECTED_TIME),
  v.check((value) => MONTH_OR_YEAR.test(String(value)), expectedTime),
)

/** @param value accepted by `monthOrYear` @returns the month is 1 to 12, or undefined for a year alone */
export function readMonth(value: string | number): { year: number; month: number | undefined } {
  const { year, month } = MONTH_OR_YEAR.exec(String(value))?.groups ?? {}
  return { year: Number(year), month: month === undefined ? undefined : Number(month) }
}

const entryFields = record(
  {
    title: described('What you were or made: a position, a degree, a paper, an award.', text),
    organisation: optional('Where: a company, a school, a publisher.', text),
    from: optional('The year or month in which it began. Without `to` it goes on until now.', monthOrYear),
    to: optional('The year or month in which it ended.', monthOrYear),
    date: optional('Instead of from and to, the year or month of something without a duration.', monthOrYear),
    place: v.optional(text),
    text: optional('A paragraph.', text),
    points: optional(
      'What you did or achieved, a short sentence each.',
      v.array(text, 'a list of sentences'),
    ),
    link: optional('Where to read more. The title leads there.', httpsAddress),
    tags: optional('What you used, a word or two each.', v.array(text, 'a list of words')),
  },
  MISPLACED.entry,
)

/** Something that a section of the owner's own tells: a position, a degree, a paper, an award, a language. */
export const entry = v.pipe(
  entryFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { from, to, date } = dataset.value
    const refuse = (key: 'to' | 'date', message: string) => {
      const value = dataset.value[key]
      const path: v.ObjectPathItem = {
        type: 'object',
        origin: 'value',
        input: dataset.value,
        key,
        value,
      }
      addIssue({ message, input: value, path: [path] })
    }
    if (date !== undefined && (from !== undefined || to !== undefined))
      refuse('date', 'either date, or from and to (leave one of them out)')
    if (from !== undefined && to !== undefined && isEarlier(to, from))
      refuse('to', `a year or month that is not before from (${from}; correct one of them)`)
  }),
)

export type Entry = v.InferOutput<typeof entryFields>

/** Whether a time is over before another one begins: two of `from`, `to` and `date`. A year contains its months. */
export function isEarlier(time: string | number, other: string | number): boolean {
  const end = readMonth(time)
  const start = readMonth(other)
  if (end.year !== start.year) return end.year < start.year
  return end.month !== undefined && start.month !== undefined && end.month < start.month
}
