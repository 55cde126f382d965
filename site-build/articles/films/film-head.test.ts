import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { filmFacts } from './film-facts.ts'
import { readFilmHead } from './film-head.ts'

const TINY = readFileSync('tests/fixtures/films/tiny.mp4')
const MEDIA_BYTES = 20_000_000

/** The header of a box with its size, which counts the header. */
function header(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4, 'latin1')
  return bytes
}

/** A film whose list of tracks stands behind 20 MB of pictures, and which begins with some boxes. */
function largeFilm(...firstBoxes: Buffer[]): string {
  const root = temporaryFolder()
  const path = join(root, 'large.mov')
  const beginning = Buffer.concat([...firstBoxes, header('mdat', MEDIA_BYTES)])
  writeFiles(root, { 'large.mov': beginning })
  // The system stores no zeros of such a file.
  truncateSync(path, beginning.length - 8 + MEDIA_BYTES)
  const movie = TINY.indexOf('moov') - 4
  appendFileSync(path, TINY.subarray(movie, movie + TINY.readUInt32BE(movie)))
  return path
}

test.each([
  { kind: 'an MP4', firstBoxes: [Buffer.concat([header('ftyp', 16), Buffer.from('isom\0\0\0\0')])] },
  { kind: 'a QuickTime file of old', firstBoxes: [header('wide', 8)] },
  { kind: 'a QuickTime file without another box before its pictures', firstBoxes: [] },
])('reads the size of $kind behind its pictures, and not these', ({ firstBoxes }) => {
  const head = readFilmHead(largeFilm(...firstBoxes))
  expect(head.length).toBeLessThan(10_000)
  expect(filmFacts(head)?.size).toEqual({ width: 64, height: 36 })
})

test('a hostile film of many large boxes fills no memory', () => {
  const root = temporaryFolder()
  const path = join(root, 'many.mp4')
  const boxBytes = 40_000_000
  writeFiles(root, { 'many.mp4': header('ftyp', boxBytes) })
  for (let index = 1; index <= 3; index += 1) {
    truncateSync(path, index * boxBytes)
    appendFileSync(path, header('free', boxBytes))
  }
  truncateSync(path, 4 * boxBytes)
  expect(readFilmHead(path)).toHaveLength(boxBytes)
})
