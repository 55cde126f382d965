import { expect, test } from 'vitest'
import { giscusMessage } from './giscus-message.ts'

const { port1: frame, port2: other } = new MessageChannel()
const GISCUS = 'https://giscus.app'
const messageOf = (data: unknown) => giscusMessage({ origin: GISCUS, source: frame, data }, frame)

test.each([
  [{ giscus: { resizeHeight: 420 } }, { height: 420 }],
  [{ giscus: { signOut: true } }, { isSignedOut: true }],
  [{ giscus: { error: 'Bad credentials' } }, { isSignedOut: true }],
  [{ giscus: { error: 'Discussion not found' } }, {}],
  [{ giscus: { resizeHeight: '9e9' } }, {}],
])('reads %o', (data, message) => {
  expect(messageOf(data)).toEqual(message)
})

test.each([null, 'giscus', 7, {}, { giscus: null }, { giscus: 'resizeHeight' }])('ignores %o', (data) => {
  expect(messageOf(data)).toBeNull()
})

test.each([
  ['another origin', 'https://giscus.app.example', frame],
  ['another window', GISCUS, other],
  ['no window', GISCUS, null],
])('ignores a message of %s', (_sender, origin, source) => {
  expect(giscusMessage({ origin, source, data: { giscus: { signOut: true } } }, frame)).toBeNull()
})
