// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ID_PREFIX as PREFIX_OF_TEXTS } from '#markdown/transforms/fragments.ts'
import { ID_PREFIX, shortenAddress } from './fragments.ts'

beforeEach(() => {
  const heading = (name: string) => `<h2 id="${PREFIX_OF_TEXTS}${name}"><a name="${name}"></a>A heading</h2>`
  document.body.innerHTML = `<main id="main">${['how-it-runs', 'über', 'main'].map(heading).join('')}</main>`
})

test('the prefix is that of the texts', () => {
  expect(ID_PREFIX).toBe(PREFIX_OF_TEXTS)
})

test.each([
  { hash: '#user-content-how-it-runs', expected: '#how-it-runs' },
  { hash: '#user-content-%C3%BCber', expected: '#%C3%BCber' },
  { hash: '#how-it-runs', expected: '#how-it-runs' },
  // The page itself has this id.
  { hash: '#user-content-main', expected: '#user-content-main' },
  { hash: '#user-content-none', expected: '#user-content-none' },
  { hash: '#user-content-%', expected: '#user-content-%' },
  { hash: '#none', expected: '#none' },
  { hash: '', expected: '' },
])('the fragment "$hash" becomes "$expected"', ({ hash, expected }) => {
  location.hash = hash
  shortenAddress()
  expect(location.hash).toBe(expected)
})
