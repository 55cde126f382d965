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

test.each([
  ['[STAGE-2] 50 px upwards step down', { toY: 350 }, 1],
  ['[STAGE-2] 49 px do not step', { toY: 351 }, null],
  ['[STAGE-2] 100 px downwards step up', { toY: 500 }, -1],
  ['[STAGE-2] a swipe that moves as far sideways does not step', { toX: 300, toY: 300 }, null],
  ['[STAGE-2] a swipe that moves less far sideways steps', { toX: 101, toY: 300 }, 1],
  ['[STAGE-6] a pinch does not step', { toY: 200, fingers: 2 }, null],
  [
    '[STAGE-7] where the section can scroll down, it does not step down',
    { toY: 300, canScrollDown: true },
    null,
  ],
  ['[STAGE-7] where the section can scroll up, it steps down', { toY: 300, canScrollUp: true }, 1],
  ['[STAGE-7] where the section can scroll up, it does not step up', { toY: 500, canScrollUp: true }, null],
  ['[STAGE-7] where the section can scroll down, it steps up', { toY: 500, canScrollDown: true }, -1],
])('%s', (_, swipe, step) => {
  expect(stepFromSwipe({ ...still, ...swipe })).toBe(step)
})
