import { expect, test } from 'vitest'
import {
  cropSvg,
  homeBackdrop,
  homeCrops,
  subjectsOf,
  withOwnArt,
  landscapeStyles,
  landscapeSvg,
} from './home-art.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { homeMap } from './home-map.ts'
import { articleLandscape } from './landforms.ts'
import { LANDSCAPES, LOST_LANDSCAPE, MENU_LANDSCAPE, sharedLandform } from '#app/lib/terrain/landscapes.ts'

const TITLES = 'Switchboard,Plotline,Side Effects,Small Talk,Footnote,Tick,Digits,,日本語'.split(',')
const crops = subjectsOf(TITLES.map((title) => ({ title }))).map((subject) =>
  cropSvg({ subject, trailId: 'trail' }),
)
const map = homeMap('Alex Morgan')
const svg = landscapeSvg(map)
const withLineOfThreePoints = landscapeSvg(homeMap('ليلى'))
const styles = landscapeStyles('.', map, SITE.content)

test('each title has a crop of its own, and each name a landscape', () => {
  expect(new Set(crops).size).toBe(TITLES.length)
  expect(withLineOfThreePoints).not.toBe(svg)
})

test('drawings of any name and title are whole, and hidden from assistive technology', () => {
  for (const drawing of [svg, withLineOfThreePoints, ...crops]) {
    expect(drawing).toContain('aria-hidden="true"')
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
})

test('every class in the drawings has a style, and every style is used', () => {
  const drawings = homeBackdrop(SITE.content) + crops.join('')
  const classes = [...drawings.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const drawn = classes.filter((name) => name !== 'landscape')
  const styled = [...styles.matchAll(/\.(landscape-[a-z]+)/g)].map(([, name]) => name)
  expect(new Set(styled)).toEqual(new Set(drawn))
})

test('contours of the same opacity are one path', () => {
  const [, contours = ''] = /class="landscape-ground">(.*?)<\/g>/.exec(svg) ?? []
  const opacities = [...contours.matchAll(/stroke-opacity="([^"]*)"/g)].map(([, opacity]) => opacity)
  expect(opacities.length).toBeGreaterThan(5)
  expect(new Set(opacities).size).toBe(opacities.length)
})

test('from section to section the point goes on along the trail, whatever the order of the sections', () => {
  const experience = { name: 'experience', title: 'Experience', text: 'Bridges.' }
  const sections = ['about' as const, experience, 'projects' as const, 'skills' as const]
  const sheet = landscapeStyles('.', map, { ...SITE.content, sections })
  const places = sheet.matchAll(/\[data-section=(\w+)\] \.landscape-point \{ --at: ([\d.]+) \}/g)
  expect(Array.from(places, ([, name, share]) => `${name} ${share}`)).toEqual([
    'about 0.36',
    'experience 0.5',
  ])
  expect(sheet).toContain(':root:not([data-section=about],[data-section=experience]) .landscape-whole')
})

test('the hero and the cards after it have four landforms in a row', () => {
  const subjects = subjectsOf([...TITLES, ...TITLES].map((title) => ({ title })))
  const landforms = ['spiral', ...subjects.map(({ landform }) => landform)]
  const winding = new Set(['spiral', 'crater', 'twins'])
  for (const index of landforms.keys()) {
    const row = landforms.slice(index, index + 4)
    expect(new Set(row).size).toBe(row.length)
    // Spirals look alike, whatever their landform.
    expect(row.slice(0, 3).filter((landform) => winding.has(landform)).length).toBeLessThan(2)
  }
})

test('the places of a visit have different landforms, and so have articles with successive numbers', () => {
  const landforms = ['spiral', sharedLandform(MENU_LANDSCAPE), sharedLandform(LOST_LANDSCAPE)]
  expect(new Set(landforms).size).toBe(landforms.length)
  for (let number = 2; number < LANDSCAPES; number += 1) {
    const row = [number - 2, number - 1, number].map(sharedLandform)
    expect(new Set(row).size).toBe(row.length)
  }
})

test('each landform of articles keeps right of the words and above them', () => {
  for (const number of [0, 1, 2]) {
    const { steps, box } = articleLandscape(number)
    const inBox = steps.filter(({ x, y }) => x < box.x + box.width && y > box.y)
    expect(Math.min(...inBox.map(({ x }) => x - box.x)) / box.width).toBeGreaterThan(0.55)
    expect(Math.max(...inBox.map(({ y }) => y - box.y)) / box.height).toBeLessThan(0.6)
  }
})

test('draws a crop only for a project without a picture', () => {
  const owner = { name: 'Robin Field', role: 'Engineer of bridges' }
  const portrait = { address: 'me.jpg', alt: 'Robin on a bridge' }
  const drawn = { title: 'Drawn', description: '', github_link: 'https://github.com/someone/project' }
  const shown = { ...drawn, title: 'Shown', image: { address: 'a.png', alt: '' } }
  const cropsOf = (...projects: (typeof drawn)[]) => homeCrops({ ...SITE.content, owner, portrait, projects })
  expect(cropsOf(shown, drawn)).toEqual(cropsOf(drawn))
  expect(cropsOf(shown, drawn).map(({ subject }) => subject.seed)).toEqual(['Drawn'])
})

test('puts drawings into the places of pictures, in their order', () => {
  const places = '<div class="a" data-art=""></div><p></p><div data-art="x"></div><div data-art=""></div>'
  expect(withOwnArt(places, ['1', '2'])).toBe(
    '<div class="a" data-art="">1</div><p></p><div data-art="x">2</div><div data-art=""></div>',
  )
})
