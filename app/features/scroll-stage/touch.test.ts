import { expect, test } from 'vitest'
import { stepOfSwipe } from './touch.ts'

test.each([
  ['[STAGE-2] 50 px upwards step down', 0, -50, [], 1],
  ['[STAGE-2] 49 px do not step', 0, -49, [], null],
  ['[STAGE-2] 100 px downwards step up', 0, 100, [], -1],
  ['[STAGE-2] a swipe that moves as far sideways does not step', 100, -100, [], null],
  ['[STAGE-2] a swipe that moves less far sideways steps', -99, -100, [], 1],
  ['[STAGE-7] where the section can scroll down, it does not step down', 0, -100, [1], null],
  ['[STAGE-7] where the section can scroll up, it steps down', 0, -100, [-1], 1],
  ['[STAGE-7] where the section can scroll up, it does not step up', 0, 100, [-1], null],
] as const)('%s', (_, right, down, scrollable, step) => {
  expect(stepOfSwipe(right, down, scrollable)).toBe(step)
})
