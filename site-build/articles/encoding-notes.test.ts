import { expect, test } from 'vitest'
import { encodingNotes } from './encoding-notes.ts'

const notesOf = (bytes: Buffer) => encodingNotes('articles/A.md', bytes, new TextDecoder().decode(bytes))

test('UTF-8 has nothing to tell, with a byte order mark, and where the text says U+FFFD itself', () => {
  expect(notesOf(Buffer.from('\uFEFFÜber 日本 🚀 \uFFFD'))).toEqual([])
})

test('Latin-1 is told with its first line', () => {
  expect(notesOf(Buffer.from('One\nÜber', 'latin1'))).toEqual([
    expect.stringMatching(/^articles\/A\.md:2: text: expected UTF-8, found bytes of another encoding/),
  ])
})

test.each(['\uFEFFOne', 'One'])('UTF-16 is told, with a byte order mark or without', (text) => {
  expect(notesOf(Buffer.from(text, 'utf16le'))).toEqual([
    'articles/A.md:1: text: expected UTF-8, found zero bytes, as in UTF-16',
  ])
})
