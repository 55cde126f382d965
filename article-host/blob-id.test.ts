import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { gitBlobSha } from './blob-id.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('computes the ids that git gives to an empty file and to a known text', async () => {
  expect(await gitBlobSha(bytesOf(''), crypto.subtle)).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391')
  expect(await gitBlobSha(bytesOf('hello\n'), crypto.subtle)).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
})

test('counts the size in bytes', async () => {
  const expected = createHash('sha1').update('blob 3\0日').digest('hex')
  expect(await gitBlobSha(bytesOf('日'), crypto.subtle)).toBe(expected)
})

test('returns no id if the platform has no digest', async () => {
  expect(await gitBlobSha(bytesOf('hello\n'), undefined)).toBe('')
})
