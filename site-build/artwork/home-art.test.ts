import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { homeBackdrop, withProjectArt } from './home-art.ts'

const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Project ${index}`,
    description: '',
    github_link: 'https://github.com/someone/project',
  }))
const page = (count: number) => '<div class="art" data-art=""></div>'.repeat(count)

test('a card without a picture gets a crop, one with a picture none', () => {
  const [first, second] = projects(2)
  if (!first || !second) throw new Error('There are two.')
  const html = withProjectArt(page(1), [{ ...first, image: { address: 'a.png', alt: '' } }, second])
  expect(html).toBe(withProjectArt(page(1), [second]))
  expect(html.match(/<svg/g)).toHaveLength(1)
})

test(
  'many projects cost little more than a dozen: their crops repeat, with ids of their own',
  { timeout: 60_000 },
  async () => {
    const html = withProjectArt(page(30), projects(30))
    const crops = html.match(/<svg.*?<\/svg>/g) ?? []
    expect(crops).toHaveLength(30)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(crops.map((crop) => crop.replaceAll(/landscape-trail-\d+/g, ''))).size).toBe(12)
    const { landscape } = JSON.parse(await readFile('budgets.json', 'utf8')) as { landscape: number }
    expect(brotliCompressSync(homeBackdrop() + crops.join('')).length).toBeLessThan(landscape)
  },
)
