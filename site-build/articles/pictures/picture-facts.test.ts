import { expect, test } from 'vitest'
import { pictureSize } from './picture-facts.ts'

/** A JPEG of 4 × 2 px that browsers turn by 90° (EXIF orientation 6). */
const TURNED_JPEG = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000' +
    'ffc0000b080002000401011100ffd9',
  'hex',
)

test.each([
  [Buffer.from('<svg width="720" height="256"></svg>'), { width: 720, height: 256 }],
  [Buffer.from('\uFEFF\n<svg viewBox="0 0 30 20"/>'), { width: 30, height: 20 }],
  [TURNED_JPEG, { width: 2, height: 4 }],
  [Buffer.from('no picture'), null],
  [Buffer.from('<svg width="100%" height="100%"/>'), null],
])('the size of %s is %j', (bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size)
})
