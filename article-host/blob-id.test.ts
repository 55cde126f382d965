import { expect, test } from 'vitest'
import { gitBlobSha } from './blob-id.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('computes the ids that git gives to an empty file and to a known text', async () => {
  expect(await gitBlobSha(bytesOf(''), crypto.subtle)).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391')
  expect(await gitBlobSha(bytesOf('hello\n'), crypto.subtle)).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
})

test('returns no id if the platform has no digest', async () => {
  expect(await gitBlobSha(bytesOf('hello\n'), undefined)).toBe('')
})
