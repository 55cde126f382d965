import { Fragment, type ReactNode } from 'react'
import { longDates } from './language.ts'

/** A sentence with elements in place of its {placeholders}. */
export function withElements(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // The pattern has a group, so texts and names of placeholders alternate.
  const parts = sentence.split(/{(\w+)}/)
  return parts.map((part, index) => {
    const isText = index % 2 === 0
    return isText ? part : <Fragment key={part}>{elements[part]}</Fragment>
  })
}

/** A pattern with `{day}` and `{year}` for each month. */
const MONTHS = longDates.split('|')

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  const pattern = MONTHS[date.getUTCMonth()] ?? ''
  const withDay = pattern.replace('{day}', `${date.getUTCDate()}`)
  const text = withDay.replace('{year}', `${date.getUTCFullYear()}`)
  return <time dateTime={date.toISOString()}>{text}</time>
}
