import { expect, test } from 'vitest'
import { filterIn, isEmpty, withFilter } from './use-list-filter.ts'

const SITE = 'https://me.example/notes/blogs'

test.each(['C++', 'hành trình', '模型', 'C/C++', '100%', 'a&b=c#d'])(
  'writes %j into the address and reads it back',
  (words) => {
    const address = withFilter(`${SITE}?from=feed#end`, { text: words, tag: words })
    expect(filterIn(new URL(address).search)).toEqual({ text: words, tag: words })
    expect(withFilter(address, { text: ' ', tag: '' })).toBe(`${SITE}?from=feed#end`)
  },
)

test('an address without parameters has no filter', () => {
  expect(isEmpty(filterIn(''))).toBe(true)
  expect(filterIn('?tag=c%2B%2B')).toEqual({ text: '', tag: 'c++' })
  expect(isEmpty(filterIn('?tag=c%2B%2B'))).toBe(false)
})
