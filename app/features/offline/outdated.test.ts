import { expect, test } from 'vitest'
import { entryOf, shouldReload } from './outdated.ts'

const deployedAnew = {
  running: '/assets/entry-1.js',
  deployed: '/assets/entry-2.js',
  reloadedFor: null,
}

test('row 64: reloads after a deployment', () => {
  expect(shouldReload(deployedAnew)).toBe(true)
})

test.each([
  ['the running version is the deployed one', { deployed: '/assets/entry-1.js' }],
  ['the tab was already reloaded for that version', { reloadedFor: '/assets/entry-2.js' }],
  ['the site does not answer with a page of its own', { deployed: null }],
  ['the running version is unknown', { running: null }],
])('row 64: does not reload when %s', (_, change) => {
  expect(shouldReload({ ...deployedAnew, ...change })).toBe(false)
})

test('row 64: a later deployment may reload the tab again', () => {
  expect(shouldReload({ ...deployedAnew, reloadedFor: '/assets/entry-1.js' })).toBe(true)
})

test('finds the entry module of a document', () => {
  const script = '<script data-modules="/me/assets/entry-blog-x1.js /me/assets/lib.js"></script>'
  expect(entryOf(`<link rel="icon" href="/me/icon.svg">${script}`)).toBe('/me/assets/entry-blog-x1.js')
  expect(entryOf('<h1>Sign in to the hotel’s network</h1>')).toBeNull()
})
