import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

const CONTENT = {
  owner: { facts: ['Bern', 'x'] },
  projects: [{ title: 'First Arch', image: { address: '' } }, { title: ' ' }],
  sections: ['about', { name: 'work', title: 'Experience', entries: [{ title: 'Engineer' }, 42] }],
  skills: [{ name: 'x'.repeat(60), skills: [] }],
}

test.each([
  ['address', 'address'],
  ['links.github', 'links.github'],
  ['owner.facts.1', 'owner.facts 2'],
  ['projects.0.image.address', 'projects "First Arch", image.address'],
  ['projects.1.title', 'projects 2, title'],
  ['sections.0', 'sections 1'],
  ['sections.1.entries.0.from', 'sections "Experience", entries "Engineer", from'],
  ['sections.1.entries.1', 'sections "Experience", entries 2'],
  ['sections.7.entries.2.to', 'sections 8, entries 3, to'],
  ['skills.0.skills', `skills "${'x'.repeat(50)}…", skills`],
  ['the file', 'the file'],
])('says %s as %s', (field, label) => {
  expect(fieldLabel(field, CONTENT)).toBe(label)
})

test('counts items from one where the content is not known', () => {
  expect(fieldLabel('projects.2.github_link', undefined)).toBe('projects 3, github_link')
})

test('leaves a field whose name is a number as it is', () => {
  expect(fieldLabel('links.3', { links: { 3: 'x' } })).toBe('links.3')
})
