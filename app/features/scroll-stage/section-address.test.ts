import { expect, test } from 'vitest'
import { fragmentOf, sceneFromFragment } from './section-address.ts'
import { SCENES } from './stage-machine.ts'

test('[STAGE-9] each section has an address, and the hero has the bare path', () => {
  expect(SCENES.map(fragmentOf)).toEqual(['', '#about', '#projects', '#skills'])
})

test('[STAGE-9] an address leads back to its stop', () => {
  for (const scene of SCENES) expect(sceneFromFragment(fragmentOf(scene))).toBe(scene)
  expect(sceneFromFragment('#')).toBe('hero')
})

test('[STAGE-9] another fragment is no stop, such as the id of something inside a section', () => {
  for (const fragment of ['#about-title', '#About', '#main', '#hero', '#toString', '##about']) {
    expect(sceneFromFragment(fragment)).toBe(null)
  }
})
