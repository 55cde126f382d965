import { expect, test } from 'vitest'
import { stepFromSwipe } from './swipe.ts'

const still = {
  fromX: 200,
  fromY: 400,
  toX: 200,
  toY: 400,
  fingers: 1,
  canScrollDown: false,
  canScrollUp: false,
}

test('[STAGE-2] a swipe of 50 px steps, one of 49 px does not', () => {
  expect(stepFromSwipe({ ...still, toY: 351 })).toBe(null)
  expect(stepFromSwipe({ ...still, toY: 350 })).toBe(1)
})

test('[STAGE-2] a finger that moves up goes down a section, one that moves down goes up', () => {
  expect(stepFromSwipe({ ...still, toY: 300 })).toBe(1)
  expect(stepFromSwipe({ ...still, toY: 500 })).toBe(-1)
})

test('[STAGE-2] a swipe that goes sideways as far as upwards is not a step', () => {
  expect(stepFromSwipe({ ...still, toX: 300, toY: 300 })).toBe(null)
  expect(stepFromSwipe({ ...still, toX: 101, toY: 300 })).toBe(1)
})

test('[STAGE-6] a pinch never steps', () => {
  expect(stepFromSwipe({ ...still, toY: 200, fingers: 2 })).toBe(null)
})

test('[STAGE-7] a swipe that scrolls inside a section does not step', () => {
  expect(stepFromSwipe({ ...still, toY: 300, canScrollDown: true })).toBe(null)
  expect(stepFromSwipe({ ...still, toY: 300, canScrollUp: true })).toBe(1)
  expect(stepFromSwipe({ ...still, toY: 500, canScrollUp: true })).toBe(null)
  expect(stepFromSwipe({ ...still, toY: 500, canScrollDown: true })).toBe(-1)
})
