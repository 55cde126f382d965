import { expect, test } from 'vitest'
import { giscusMessage } from './giscus-message.ts'

test.each([
  [{ giscus: { resizeHeight: 420 } }, { height: 420 }],
  [{ giscus: { signOut: true } }, { isSignedOut: true }],
  [{ giscus: { error: 'Bad credentials' } }, { isSignedOut: true }],
  [{ giscus: { error: 'Discussion not found' } }, {}],
  [{ giscus: { resizeHeight: '9e9' } }, {}],
])('reads %o', (data, message) => {
  expect(giscusMessage(data)).toEqual(message)
})

test.each([null, 'giscus', 7, {}, { giscus: null }, { giscus: 'resizeHeight' }])('ignores %o', (data) => {
  expect(giscusMessage(data)).toBeNull()
})
