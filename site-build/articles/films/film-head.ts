import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Bytes of a file that are read as they are, which has a whole small film, and the facts of a WebM. */
const HEAD = 16_000_000
/** The largest box of an MP4 that is read behind its head: the list of the pictures of a long film. */
const MAX_BOX = 64_000_000
/** The most boxes that are looked at. */
const MAX_BOXES = 1_000

/**
 * Reads what says something about a film, and not the pictures in it: Node reads no file over 2 GiB at once. A large MP4 may have its
 * facts at its end, so its boxes follow one another in the result, and the one with the pictures is empty.
 */
export function readFilmHead(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const head = readAt(file, 0, Math.min(size, HEAD))
    const isMp4 = head.toString('latin1', 4, 8) === 'ftyp'
    return size <= HEAD || !isMp4 ? head : factsOfMp4(file, size)
  } finally {
    closeSync(file)
  }
}

function factsOfMp4(file: number, size: number): Buffer {
  const boxes: Buffer[] = []
  let offset = 0
  while (offset + 16 <= size && boxes.length < MAX_BOXES) {
    const header = readAt(file, offset, 16)
    const boxSize = sizeOf(header, size - offset)
    if (boxSize < 8 || boxSize > size - offset) break
    const isMedia = header.toString('latin1', 4, 8) === 'mdat' || boxSize > MAX_BOX
    if (!isMedia) boxes.push(readAt(file, offset, boxSize))
    offset += boxSize
  }
  return Buffer.concat(boxes)
}

/** The size of a box with its header: 1 says that 64 bits follow its type, and 0 that it is the last one (ISO/IEC 14496-12, 4.2.2). */
function sizeOf(header: Buffer, remaining: number): number {
  const size = header.readUInt32BE(0)
  if (size === 0) return remaining
  return size === 1 ? Number(header.readBigUInt64BE(8)) : size
}

function readAt(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const readCount = readSync(file, bytes, 0, length, offset)
  return bytes.subarray(0, readCount)
}
