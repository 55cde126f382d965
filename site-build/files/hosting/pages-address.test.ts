import { expect, test } from 'vitest'
import { pagesAddress } from './pages-address.ts'

test.each([
  ['https://github.com/Zed/zed.github.io.git', 'https://zed.github.io/'],
  ['git@github.com:Zed/portfolio', 'https://zed.github.io/portfolio/'],
  ['https://gitlab.com/Zed/tools/portfolio.git', 'https://zed.gitlab.io/tools/portfolio/'],
  ['git@gitlab.com:zed/zed.gitlab.io.git', 'https://zed.gitlab.io/'],
  ['ssh://git@codeberg.org/zed/portfolio.git', 'https://zed.codeberg.page/portfolio/'],
  ['https://codeberg.org/zed/pages', 'https://zed.codeberg.page/'],
  ['https://git.example/z/z', undefined],
  ['', undefined],
])('the host of %j publishes it at %s', (origin, address) => {
  expect(pagesAddress(origin)?.address).toBe(address)
})
