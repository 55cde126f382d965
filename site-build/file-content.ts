import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs'
import type { CopiedFile, FileContent } from './model.ts'

/** Bytes of a copied file that are in memory. */
const PART_BYTES = 4_000_000

/** Whether a file has this content already. */
export function hasContent(path: string, content: FileContent): boolean {
  if (isCopied(content)) return areSameFiles(path, content.copiedFrom)
  return readFileSync(path).equals(Buffer.from(content))
}

/** Writes a new file. A copy has the rights of new files, unlike one of `copyFile`, so that every server can read it. */
export function writeContent(path: string, content: FileContent): void {
  if (!isCopied(content)) return writeFileSync(path, content)
  const copy = openSync(path, 'w')
  try {
    for (const part of partsOf(content.copiedFrom)) writeWhole(copy, part)
  } finally {
    closeSync(copy)
  }
}

/** Whether a content is a file of the disk that is copied. */
export function isCopied(content: FileContent): content is CopiedFile {
  return typeof content === 'object' && 'copiedFrom' in content
}

function areSameFiles(path: string, otherPath: string): boolean {
  if (statSync(path).size !== statSync(otherPath).size) return false
  const otherParts = partsOf(otherPath)
  try {
    for (const part of partsOf(path)) {
      const other = otherParts.next()
      if (other.done || !part.equals(other.value)) return false
    }
    return true
  } finally {
    otherParts.return()
  }
}

/** The bytes of a file in parts. Each overwrites the one before in memory. */
function* partsOf(path: string): Generator<Buffer, void> {
  const buffer = Buffer.allocUnsafe(PART_BYTES)
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const length = readSync(file, buffer)
      if (length === 0) return
      yield buffer.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}

/** A call may write fewer bytes than it gets. */
function writeWhole(file: number, bytes: Buffer): void {
  let written = 0
  while (written < bytes.length) written += writeSync(file, bytes, written)
}
