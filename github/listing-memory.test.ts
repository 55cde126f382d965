import { expect, test } from 'vitest'
import { createListingMemory, LISTING_SAYS_MS } from './listing-memory.ts'

test.each([LISTING_SAYS_MS, -LISTING_SAYS_MS])(
  'row 66: a listing that is %d ms old by the clock says nothing of a text any more',
  (age) => {
    let now = 10 * LISTING_SAYS_MS
    const memory = createListingMemory(() => now)
    memory.remember([{ name: 'One' }])
    now += age - Math.sign(age)
    expect(memory.find('One')).toEqual({ name: 'One' })
    now += Math.sign(age)
    expect(memory.find('One')).toBe(undefined)
    expect(memory.knows('One')).toBe(true)
  },
)
