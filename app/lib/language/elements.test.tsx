import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { LongDate } from './elements.tsx'

test('writes a date as browsers do in British English', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 1, 23, 59))
  const written = days.map((time) => renderToStaticMarkup(<LongDate time={time} />).replaceAll(/<.*?>/g, ''))
  expect(written).toEqual(days.map((time) => format.format(time)))
})
