import { expect, test } from 'vitest'
import { landscapeCss } from './landscape-css.ts'
import { writtenStyles } from './landscape-styles.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './project-crop.ts'

const computed = landscapeCss()
const written = writtenStyles('.')

test('each stop has its place on the map and its share of the trail', () => {
  for (const stop of ['about', 'projects', 'skills']) {
    expect(computed).toMatch(
      new RegExp(
        `\\[data-section='${stop}'\\] \\.landscape \\{ --x: [\\d.]+; --y: [\\d.]+; --at: [\\d.]+ \\}`,
      ),
    )
  }
})

test('the bright point travels on the very trail that is drawn', () => {
  const [, way] = /offset-path: path\('([^']+)'\)/.exec(computed) ?? []
  expect(landscapeSvg()).toContain(` d="${way}"`)
})

test('the style sheet knows every class of the drawings, and the drawings every class of the style sheet', () => {
  const drawings =
    ['Plotline', 'Switchboard'].map((title) => projectCropSvg(title, title)).join('') + landscapeSvg()
  const drawn = [...drawings.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' '))
  const styled = [...written.matchAll(/\.(landscape-[a-z]+)/g)].map(([, name]) => name)
  expect(drawn.filter((name) => !styled.includes(name))).toEqual([])
  expect(styled.filter((name) => !drawn.includes(name ?? ''))).toEqual([])
})

test('the style sheet holds no colours of its own', () => {
  expect(written).not.toMatch(/oklch|rgb|hsl|#[\da-f]{3}/i)
})
