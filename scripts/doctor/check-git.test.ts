import { expect, test } from 'vitest'
import { gitWarnings } from './check-git.ts'

test.each([
  ['git version 2.28.1', 'git: expected 2.29 or newer, found "git version 2.28.1".'],
  ['git version 1.39', 'git: expected 2.29 or newer, found "git version 1.39".'],
  [null, 'git: expected it on the PATH, found none.'],
])('%s is an error', (version, message) => {
  expect(gitWarnings(version)).toEqual([{ level: 'error', message: expect.stringContaining(message) }])
})

test.each(['git version 2.39.5', 'git version 3.0.0 (Apple Git-155)'])('%s is new enough', (version) => {
  expect(gitWarnings(version)).toEqual([])
})
