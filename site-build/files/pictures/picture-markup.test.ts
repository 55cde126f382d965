import { expect, test } from 'vitest'
import { loadFirstAtOnce, plainAddress, addVariants } from './picture-markup.ts'
import type { ShownPicture } from './picture-variants.ts'

const SOURCE = 'https://raw.example/me/notes/main/articles/images/a%20map.png'
const picture = (...widths: number[]): ShownPicture => ({
  sources: [SOURCE],
  width: 1300,
  height: 900,
  candidates: widths.map((width) => ({ address: `/pictures/x-${width}.webp`, width })),
})
const shown = (map: ShownPicture) => (html: string) =>
  addVariants(html, 'column', {
    shownAt: (address) => (address === '/pictures/a&b.png' ? map : undefined),
    isLeftOut: (address) => address === '/pictures/cut.png',
  })
const IMAGE = '<img alt="1 &gt; 0, src=&quot;x&quot;" src="/pictures/a&amp;b.png" loading="lazy">'

test('a picture in a text names its variants, and where a live text has it', () => {
  const html = shown(picture(480, 800, 2400))(`<p>src="/pictures/a&amp;b.png" ${IMAGE}</p>`)
  expect(html).toContain('<p>src="/pictures/a&amp;b.png"')
  expect(html).toContain(' src="/pictures/x-800.webp"')
  expect(html).toContain(
    'srcset="/pictures/x-480.webp 480w, /pictures/x-800.webp 800w, /pictures/x-2400.webp 2400w"',
  )
  expect(html).toContain('sizes="min(42rem, 90vw)"')
  expect(html).toContain(`data-source="${SOURCE}"`)
})

test('a picture narrower than the column is no wider than it is, and one with a single file needs no choice', () => {
  expect(shown(picture(480, 600))(IMAGE)).toContain('sizes="min(600px, 90vw)"')
  expect(shown(picture(300))(IMAGE)).not.toMatch(/srcset|sizes/)
  expect(shown(picture(300))('<img src="/other.png">')).toBe('<img src="/other.png">')
})

test('an address is decoded once', () => {
  const shownAt = (address: string) => (address === '/a&quot;b.png' ? picture(480) : undefined)
  const html = addVariants('<img src="/a&amp;quot;b.png">', 'column', { shownAt, isLeftOut: () => false })
  expect(html).toContain('src="/pictures/x-480.webp"')
})

test('a program that knows no srcset gets a file that is not the heaviest', () => {
  expect(plainAddress(picture(480, 1200, 2400))).toBe('/pictures/x-1200.webp')
  expect(plainAddress(picture(1600))).toBe('/pictures/x-1600.webp')
})

test('the first picture loads at once, unless there is a window of text before it', () => {
  const text = (length: number) =>
    `<nav><img loading="lazy"></nav><div class="prose"><p>${'a '.repeat(length / 2)}</p>`
  const two = '<img src="a" loading="lazy"><img src="b" loading="lazy"></div>'
  expect(loadFirstAtOnce(text(100) + two)).toBe(
    `${text(100)}<img src="a" fetchpriority="high"><img src="b" loading="lazy"></div>`,
  )
  expect(loadFirstAtOnce(text(2000) + two)).toBe(text(2000) + two)
  // The other theme would load it for nothing.
  const ofOneTheme = `${text(100)}<img src="a" class="only-dark" loading="lazy"></div>`
  expect(loadFirstAtOnce(ofOneTheme)).toBe(ofOneTheme)
})

test('a picture has the size at which browsers show it, and one that is left out its words', () => {
  const turned = '<img width="900" height="1300" src="/pictures/a&amp;b.png">'
  expect(shown(picture(480, 1200))(turned)).toMatch(/^<img src=.* width="1300" height="900">$/)
  expect(shown(picture(480, 1200))(IMAGE)).not.toContain('width=')
  expect(
    shown(picture(480))('a <img alt="the &lt;lost&gt; words" src="/pictures/cut.png" width="9"> b'),
  ).toBe('a the &lt;lost&gt; words b')
})
