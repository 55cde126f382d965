import { expect, test } from 'vitest'
import { remoteOf } from './remote.ts'

test.each([
  ['https://github.com/octo/notes', 'github.com', 'octo/notes'],
  ['https://token@github.com/Octo/Notes.git\n', 'github.com', 'Octo/Notes'],
  ['git@github.com:octo/notes.git', 'github.com', 'octo/notes'],
  ['ssh://git@ssh.github.com:443/octo/notes.git', 'github.com', 'octo/notes'],
  ['https://www.GitHub.com/z/n/', 'github.com', 'z/n'],
  ['ssh://git@gitlab.example:2222/press/blog/notes', 'gitlab.example', 'press/blog/notes'],
])('%j is a repository on a host', (address, host, path) => {
  expect(remoteOf(address)).toEqual({ host, path })
})

test.each(['', 'notes'])('%j is not the address of a repository', (address) => {
  expect(remoteOf(address)).toBeNull()
})
