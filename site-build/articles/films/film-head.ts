import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { boxSize, startsLikeMp4 } from './mp4.ts'

/** Bytes of a file that are read as they are, which has a whole small film, and the facts of a WebM. */
const HEAD_BYTES = 16_000_000
/** The most bytes of the boxes that are read of a larger MP4: the list of the pictures of a long film, and what people write about it. */
const MAX_BYTES = 64_000_000
/** The most boxes that are looked at. */
const MAX_BOXES = 1_000
/** Bytes of the longest header of a box. */
const HEADER_BYTES = 16

/**
 * Reads what says something about a film, and not the pictures in it: Node reads no file over 2 GiB at once. A large MP4 may have its
 * facts at its end, so the result has its boxes one after the other, without that of the pictures.
 */
export function readFilmHead(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const head = readAt(file, 0, Math.min(size, HEAD_BYTES))
    const isWhole = size <= HEAD_BYTES
    return isWhole || !startsLikeMp4(head) ? head : readFactsOfMp4(file, size)
  } finally {
    closeSync(file)
  }
}

function readFactsOfMp4(file: number, fileSize: number): Buffer {
  const boxes: Buffer[] = []
  let bytesRead = 0
  let offset = 0
  for (let count = 0; count < MAX_BOXES && offset + HEADER_BYTES <= fileSize; count += 1) {
    const header = readAt(file, offset, HEADER_BYTES)
    const { headerSize, size } = boxSize(header, 0, fileSize - offset)
    const isWhole = size >= headerSize && size <= fileSize - offset
    if (!isWhole) break
    const isMedia = header.toString('latin1', 4, 8) === 'mdat'
    if (!isMedia && bytesRead + size <= MAX_BYTES) {
      boxes.push(readAt(file, offset, size))
      bytesRead += size
    }
    offset += size
  }
  return Buffer.concat(boxes)
}

function readAt(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const readCount = readSync(file, bytes, 0, length, offset)
  return bytes.subarray(0, readCount)
}
