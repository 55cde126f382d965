import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readResume, RESUME } from '#tests/support/json-resume.ts'
import { replacedLists, unusedSampleLists, withSections } from './replaced-lists.ts'

test('names the lists of the owner that it would replace, and none of the sample', () => {
  const { lists } = readResume(RESUME)
  const [engineer, ...others] = lists.sections ?? []
  const experience = { name: 'experience', title: 'Work', entries: [{ title: 'Cook' }] }
  const present = { ...site, sections: ['about' as const, experience] }
  expect(replacedLists(present, lists).map((list) => list.present)).toEqual([
    `${site.projects.length} projects`,
    `${site.skills.length} groups of skills`,
    'the section "experience"',
  ])
  expect(replacedLists({ ...present, owner: { name: 'Alex Morgan', role: 'A' } }, lists)).toEqual([])
  let withoutReplaced = lists
  for (const list of replacedLists(present, lists)) withoutReplaced = list.leaveOut(withoutReplaced)
  expect(withoutReplaced).toEqual({
    facts: lists.facts,
    contact: lists.contact,
    sections: others,
  })
  // Otherwise the owner's list would be removed from the file.
  expect(Object.keys(withoutReplaced)).not.toContain('projects')
  // The title is the owner's.
  expect(withSections(present, lists.sections ?? []).slice(0, 2)).toEqual([
    'about',
    { ...engineer, title: 'Work' },
  ])
})

test('finds lists of the sample that a resume has nothing for, and none of the owner', () => {
  const { projects, skills } = site
  const sample = { ...site, owner: { name: 'Alex Morgan', role: 'A' }, projects, skills }
  expect(unusedSampleLists(sample, { skills: [] })).toEqual(['projects'])
  expect(unusedSampleLists(sample, {})).toEqual(['projects', 'skills'])
  const siteOfOwner = { ...site, projects: [{ title: 'Mine', description: 'Mine' }] }
  expect(unusedSampleLists(siteOfOwner, {})).toEqual([])
  const ofSample = [{ title: 'A', description: 'B', github_link: 'https://github.com/your-name/a' }]
  expect(unusedSampleLists({ ...siteOfOwner, projects: ofSample }, {})).toEqual(['projects'])
})
