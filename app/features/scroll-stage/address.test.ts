import { expect, test } from 'vitest'
import { sectionOfFragment } from './address.ts'

test.each([
  ['', 'hero'],
  ['#', 'hero'],
  ['#hero', 'hero'],
  ['#about', 'about'],
  ['#skills', 'skills'],
  ['#about-title', undefined],
  ['#About', undefined],
])('[STAGE-9] the fragment "%s" selects %s', (fragment, section) => {
  expect(sectionOfFragment(fragment)).toBe(section)
})
