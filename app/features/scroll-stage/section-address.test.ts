import { expect, test } from 'vitest'
import { sectionFromFragment } from './section-address.ts'

test.each([
  ['', 'hero'],
  ['#', 'hero'],
  ['#hero', 'hero'],
  ['#about', 'about'],
  ['#projects', 'projects'],
  ['#skills', 'skills'],
  ['#stack', 'skills'],
  ['#about-title', null],
  ['#About', null],
  ['#toString', null],
])('[STAGE-9] the fragment "%s" selects %s', (fragment, section) => {
  expect(sectionFromFragment(fragment)).toBe(section)
})
