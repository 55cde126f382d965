import { expect, test } from 'vitest'
import { pagesAddress, remoteOf } from './remote.ts'

test.each([
  ['https://token@github.com/Zed/zed.github.io.git\n', 'https://zed.github.io/'],
  ['git@github.com:Zed/portfolio', 'https://zed.github.io/portfolio/'],
  ['ssh://git@ssh.github.com:443/octo/notes.git', 'https://octo.github.io/notes/'],
  ['https://www.GitHub.com/z/n/', 'https://z.github.io/n/'],
  ['https://gitlab.com/Zed/tools/portfolio.git', 'https://zed.gitlab.io/tools/portfolio/'],
  ['git@gitlab.com:zed/zed.gitlab.io.git', 'https://zed.gitlab.io/'],
  ['ssh://git@codeberg.org/zed/portfolio.git', 'https://zed.codeberg.page/portfolio/'],
  ['https://codeberg.org/zed/pages', 'https://zed.codeberg.page/'],
  ['https://git.example/z/z', undefined],
  ['notes', undefined],
  ['', undefined],
])('the host of %j publishes it at %s', (origin, address) => {
  expect(pagesAddress(origin)?.address).toBe(address)
})

test('reads the host and the path of a remote with a port', () => {
  const remote = { host: 'gitlab.example', path: 'press/blog/notes' }
  expect(remoteOf('ssh://git@gitlab.example:2222/press/blog/notes')).toEqual(remote)
})
