import { expect, test } from 'vitest'
import { machineFindings } from './check-machine.ts'

const ENGINES = '^20.19.0 || >=22.12.0'
const GIT = 'git version 2.39.5'

test.each([
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.9.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['26.0.0', true],
])('Node %s is accepted: %s', (version, isAccepted) => {
  expect(machineFindings(version, ENGINES, GIT)).toHaveLength(isAccepted ? 0 : 1)
})

test.each([
  ['git version 2.28.1', 'git: expected 2.29 or newer, found "git version 2.28.1".'],
  ['git version 1.9', 'git: expected 2.29 or newer, found "git version 1.9".'],
  [null, 'git: expected it on the PATH, found none.'],
])('%s is an error', (version, message) => {
  expect(machineFindings('22.12.0', ENGINES, version)).toEqual([
    { level: 'error', message: expect.stringContaining(message) },
  ])
})

test('git 3 is newer', () => {
  expect(machineFindings('22.12.0', ENGINES, 'git version 3.0.0 (Apple Git-155)')).toEqual([])
})
