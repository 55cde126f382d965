import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

/** The first bytes of a PNG of this size (PNG specification, 11.2.2). */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(32)])
}

/** A JPEG of 4 × 2 px that browsers turn by 90° (EXIF orientation 6). */
const TURNED_JPEG = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000' +
    'ffc0000b080002000401011100ffd9',
  'hex',
)

test.each([
  ['a PNG', png(640, 480), { width: 640, height: 480 }],
  ['a GIF', Buffer.from('GIF89a\x10\x00\x08\x00\x00\x00\x00', 'latin1'), { width: 16, height: 8 }],
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
  ['a PNG without an area', png(0, 10)],
  ['half a PNG', png(1, 1).subarray(0, 14)],
])('finds no size in %s', (_, bytes) => {
  expect(pictureSize(bytes)).toBeNull()
})
