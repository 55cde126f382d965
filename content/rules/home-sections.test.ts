import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { homeSections } from './home-sections.ts'
import { withDefaults } from './site-content.ts'

const uses = { name: 'uses', title: 'What I use', groups: [{ name: 'Desk', skills: ['A lamp'] }] }

test('[STAGE-3] the sections are About, projects and skills, unless the owner lists others', () => {
  expect(homeSections(site)).toEqual(['about', 'projects', 'skills'])
  expect(homeSections({ ...site, sections: [uses, 'projects'] })).toEqual([uses, 'projects'])
})

test('a section without projects or skills is left out', () => {
  expect(homeSections({ ...site, projects: [], skills: [] })).toEqual(['about'])
  const { projects: _projects, skills: _skills, ...others } = site
  expect(homeSections(withDefaults(others))).toEqual(['about'])
})
