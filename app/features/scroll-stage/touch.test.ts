import { expect, test } from 'vitest'
import { stepOfSwipe } from './touch.ts'

test.each([
  ['[STAGE-2] 50 px upwards step down', { right: 0, down: -50, scrollable: [], step: 1 }],
  ['[STAGE-2] 49 px do not step', { right: 0, down: -49, scrollable: [], step: null }],
  ['[STAGE-2] 100 px downwards step up', { right: 0, down: 100, scrollable: [], step: -1 }],
  [
    '[STAGE-2] a swipe that moves as far sideways does not step',
    { right: 100, down: -100, scrollable: [], step: null },
  ],
  [
    '[STAGE-2] a swipe that moves less far sideways steps',
    { right: -99, down: -100, scrollable: [], step: 1 },
  ],
  [
    '[STAGE-7] where the section can scroll down, it does not step down',
    { right: 0, down: -100, scrollable: [1], step: null },
  ],
  [
    '[STAGE-7] where the section can scroll up, it steps down',
    { right: 0, down: -100, scrollable: [-1], step: 1 },
  ],
  [
    '[STAGE-7] where the section can scroll up, it does not step up',
    { right: 0, down: 100, scrollable: [-1], step: null },
  ],
] as const)('%s', (_, { right, down, scrollable, step }) => {
  expect(stepOfSwipe(right, down, scrollable)).toBe(step)
})
