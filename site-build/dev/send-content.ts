import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import parseRange, { type Range } from 'range-parser'
import { isCopied } from '#site-build/file-content.ts'
import type { FileContent } from '#site-build/model.ts'

/** Answers with a file, or with the part that a player asks for: Safari plays no film otherwise, and no browser seeks in one (RFC 9110, 14). */
export function sendContent(request: IncomingMessage, response: ServerResponse, content: FileContent): void {
  const length = isCopied(content) ? statSync(content.copiedFrom).size : Buffer.byteLength(content)
  response.setHeader('accept-ranges', 'bytes')
  const { range } = request.headers
  const ranges = range === undefined ? -2 : parseRange(length, range)
  if (ranges === -1) {
    response.statusCode = 416
    return void response.setHeader('content-range', `bytes */${length}`).end()
  }
  const isSingle = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1
  const part = isSingle ? ranges[0] : undefined
  if (!part) return sendPart(response, content, { start: 0, end: length - 1 })
  response.statusCode = 206
  response.setHeader('content-range', `bytes ${part.start}-${part.end}/${length}`)
  sendPart(response, content, part)
}

/** @param end of the last byte, as in a range */
function sendPart(response: ServerResponse, content: FileContent, { start, end }: Range): void {
  if (!isCopied(content)) return void response.end(Buffer.from(content).subarray(start, end + 1))
  const isEmpty = end < start
  if (isEmpty) return void response.end()
  // A player that seeks closes its connection.
  pipeline(createReadStream(content.copiedFrom, { start, end }), response, () => undefined)
}
