import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmFacts } from './film-facts.ts'

/** Made with ffmpeg 5.1: films of 64 × 36 px and two seconds, and sound of one second. */
const fixture = (name: string) => readFileSync(`tests/fixtures/films/${name}`)
const SIZE = { width: 64, height: 36 }

/** The bytes of a film with a text in the place of another one of the same length. */
function replaced(name: string, before: string, after: string): Buffer {
  const text = fixture(name).toString('latin1')
  expect(text).toContain(before)
  return Buffer.from(text.replaceAll(before, after), 'latin1')
}

/** A film that is turned by a quarter, as phones write it. */
function turned(): Buffer {
  const bytes = fixture('tiny.mp4')
  const matrix = bytes.indexOf('tkhd') + 4 + 40
  const quarter = [0, 0x10000, 0, -0x10000, 0]
  quarter.forEach((value, index) => bytes.writeInt32BE(value, matrix + index * 4))
  return bytes
}

test.each(['tiny.mp4', 'tiny.webm'])('reads the size of %s', (name) => {
  expect(filmFacts(fixture(name))).toEqual({ size: SIZE, rareCodec: null })
})

test('reads the size of a film as browsers turn it', () => {
  expect(filmFacts(turned())?.size).toEqual({ width: 36, height: 64 })
})

test.each(['tone.mp3', 'tone.m4a', 'tone.ogg'])('finds no size in the sound %s', (name) => {
  expect(filmFacts(fixture(name))).toEqual({ size: null, rareCodec: null })
})

test.each([
  { name: 'tiny.mp4', before: 'avc1', after: 'hvc1', rareCodec: 'HEVC (H.265)' },
  { name: 'tiny.mp4', before: 'avc1', after: 'apch', rareCodec: 'ProRes' },
  { name: 'tiny.mp4', before: 'avc1', after: 'mp4v', rareCodec: 'MPEG-4 Part 2' },
  { name: 'tiny.mp4', before: 'avc1', after: 'zzzz', rareCodec: '"zzzz"' },
  { name: 'tiny.webm', before: 'V_VP9', after: 'V_AV1', rareCodec: null },
  { name: 'tiny.webm', before: 'V_VP9', after: 'V_XYZ', rareCodec: '"V_XYZ"' },
])('names the codec of $name with $before as $after: $rareCodec', ({ name, before, after, rareCodec }) => {
  expect(filmFacts(replaced(name, before, after))).toEqual({ size: SIZE, rareCodec })
})

test.each([
  '',
  'not a film',
  '<!doctype html>',
  'RIFF\0\0\0\0AVI LIST',
  '\0\0\0\x08',
  'GIF89a',
  '\x1a\x45\xdf\xa3',
])('takes %j for no film', (text) => {
  expect(filmFacts(Buffer.from(text, 'latin1'))).toBeNull()
})

test('reads no byte outside of a film that is cut anywhere', () => {
  for (const name of ['tiny.mp4', 'tiny.webm', 'tone.m4a']) {
    const bytes = fixture(name)
    const cuts = Array.from(bytes, (_, length) => filmFacts(bytes.subarray(0, length))?.size ?? SIZE)
    expect(new Set(cuts.map((size) => JSON.stringify(size)))).toEqual(new Set([JSON.stringify(SIZE)]))
  }
})

test('reads films with wrong bytes without an error', () => {
  for (const name of ['tiny.mp4', 'tiny.webm']) {
    const bytes = fixture(name)
    let readings = 0
    for (const [index, right] of bytes.entries()) {
      for (const wrong of [0, 1, 0x7f, 0xff]) {
        bytes[index] = wrong
        filmFacts(bytes)
        readings += 1
      }
      bytes[index] = right
    }
    expect(readings).toBe(bytes.length * 4)
  }
})
