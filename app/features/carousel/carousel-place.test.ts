import { expect, test } from 'vitest'
import { neighbourOf, placeOf } from './carousel-place.ts'

/** Nine slides of 300 px with gaps of 20, in a window of 700. */
const stops = Array.from({ length: 9 }, (_, index) => index * 320)
const track = { clientWidth: 700, scrollWidth: 9 * 320 - 20, slideWidth: 300, stops }
const end = track.scrollWidth - track.clientWidth
const at = (scrollLeft: number) => ({ ...track, scrollLeft })

test('[PROJ-2] at the first slide there is nothing before, at the last nothing after', () => {
  expect(placeOf(at(0))).toEqual({ first: 0, last: 1, atStart: true, atEnd: false })
  expect(placeOf(at(end))).toEqual({ first: 7, last: 8, atStart: false, atEnd: true })
  expect(placeOf(at(320))).toEqual({ first: 1, last: 2, atStart: false, atEnd: false })
})

test('fractions of a pixel at the ends count as the ends', () => {
  expect(placeOf(at(0.6)).atStart).toBe(true)
  expect(placeOf(at(end - 0.6)).atEnd).toBe(true)
})

test('slides that all fit are at both ends', () => {
  const all = { scrollLeft: 0, clientWidth: 700, scrollWidth: 700, slideWidth: 300, stops: [0, 320] }
  expect(placeOf(all)).toEqual({ first: 0, last: 1, atStart: true, atEnd: true })
})

test('a slide wider than the track counts as visible', () => {
  expect(placeOf({ ...at(640), slideWidth: 900 })).toMatchObject({ first: 2, last: 2 })
})

test('next and previous go through every stop there is and stay at the ends', () => {
  let left = 0
  const forth = [left]
  while (neighbourOf(left, 1, at(left)) !== left) forth.push((left = neighbourOf(left, 1, at(left))))
  expect(forth).toEqual([0, 320, 640, 960, 1280, 1600, 1920, end])
  const back = [left]
  while (neighbourOf(left, -1, at(left)) !== left) back.push((left = neighbourOf(left, -1, at(left))))
  expect(back).toEqual([end, 1920, 1600, 1280, 960, 640, 320, 0])
})
