import type { IncomingMessage, ServerResponse } from 'node:http'
import parseRange from 'range-parser'
import type { FileContent } from '#site-build/model.ts'

/** Answers with a file, or with the part that a player asks for: Safari plays no film otherwise, and no browser seeks in one (RFC 9110, 14). */
export function sendContent(request: IncomingMessage, response: ServerResponse, content: FileContent): void {
  const bytes = Buffer.from(content)
  response.setHeader('accept-ranges', 'bytes')
  const { range } = request.headers
  const ranges = range === undefined ? -2 : parseRange(bytes.length, range)
  if (ranges === -1) {
    response.statusCode = 416
    return void response.setHeader('content-range', `bytes */${bytes.length}`).end()
  }
  const isSingle = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1
  const part = isSingle ? ranges[0] : undefined
  if (!part) return void response.end(bytes)
  response.statusCode = 206
  response.setHeader('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
  response.end(bytes.subarray(part.start, part.end + 1))
}
