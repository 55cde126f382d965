import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

/** A JPEG of 4 × 2 px that browsers turn by 90° (EXIF orientation 6). */
const TURNED_JPEG = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000' +
    'ffc0000b080002000401011100ffd9',
  'hex',
)

test.each([
  ['an SVG with a size', Buffer.from('<svg width="720" height="256"></svg>'), { width: 720, height: 256 }],
  [
    'an SVG with only a viewBox',
    Buffer.from('\uFEFF\n<svg viewBox="0 0 30 20"/>'),
    { width: 30, height: 20 },
  ],
  ['a JPEG on its side', TURNED_JPEG, { width: 2, height: 4 }],
])('reads the size of %s', (_, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('no picture')],
  ['an SVG without a size', Buffer.from('<svg></svg>')],
  ['an SVG of 100 %', Buffer.from('<svg width="100%" height="100%"/>')],
])('finds no size in %s', (_, bytes) => {
  expect(pictureSize(bytes)).toBeNull()
})
