import { Fragment, type ReactNode } from 'react'
import { longDates } from './language.ts'

/** A sentence with elements in place of its {placeholders}. */
export function withElements(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return sentence
    .split(/{(\w+)}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>))
}

const DATES = longDates.split('|')

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  const inMonth = DATES[date.getUTCMonth()] ?? ''
  return (
    <time dateTime={date.toISOString()}>
      {inMonth.replace('{day}', `${date.getUTCDate()}`).replace('{year}', `${date.getUTCFullYear()}`)}
    </time>
  )
}
