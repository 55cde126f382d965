import { expect, test } from 'vitest'
import { typedAt } from './typed-at.ts'

const LENGTH = 8
const ENDS_AT = 200 + LENGTH * 80

test('[TYPE-1] for 200 ms there are only blanks', () => {
  expect(typedAt(0, LENGTH)).toEqual({ shown: 0, cursor: 'none' })
  expect(typedAt(199, LENGTH)).toEqual({ shown: 0, cursor: 'none' })
})

test('[TYPE-1] then one character appears every 80 ms, and the cursor moves with it', () => {
  expect(typedAt(200, LENGTH)).toEqual({ shown: 0, cursor: 'typing' })
  expect(typedAt(279, LENGTH).shown).toBe(0)
  expect(typedAt(280, LENGTH).shown).toBe(1)
  expect(typedAt(360, LENGTH).shown).toBe(2)
  expect(typedAt(ENDS_AT - 1, LENGTH)).toEqual({ shown: LENGTH - 1, cursor: 'typing' })
})

test('[TYPE-1] the cursor blinks from the last character on and hides 1,600 ms later', () => {
  expect(typedAt(ENDS_AT, LENGTH)).toEqual({ shown: LENGTH, cursor: 'blinking' })
  expect(typedAt(ENDS_AT + 1_599, LENGTH)).toEqual({ shown: LENGTH, cursor: 'blinking' })
  expect(typedAt(ENDS_AT + 1_600, LENGTH)).toEqual({ shown: LENGTH, cursor: 'hidden' })
})

test('an animation frame dated before the start shows blanks', () => {
  expect(typedAt(-5, LENGTH)).toEqual({ shown: 0, cursor: 'none' })
})
