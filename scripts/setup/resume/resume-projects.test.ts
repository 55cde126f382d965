import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/findings.ts'
import { readResume } from '#tests/support/json-resume.ts'

test('leaves out projects that the site cannot show, and names them', () => {
  const tick = { name: 'Tick', description: 'A list' }
  const { lists, findings } = readResume({
    projects: [tick, { name: 'Bare', url: 'https://bare.example' }, { ...tick, name: 'Tick ' }],
  })
  expect(lists.projects).toEqual([{ title: 'Tick', description: 'A list' }])
  expect(findings.map(textOf)).toEqual([
    'resume.json: the project "Bare" is left out, because it has no description.',
    'resume.json: of the projects "Tick" only the first is taken.',
  ])
})

test('takes the address of the code of a project, which many write beside that of its page', () => {
  const project = { name: 'Tick', description: 'A list', url: 'https://tick.example' }
  const { lists } = readResume({ projects: [{ ...project, github: 'https://github.com/a/tick' }] })
  expect(lists.projects).toEqual([
    {
      title: 'Tick',
      description: 'A list',
      deployed_link: 'https://tick.example',
      github_link: 'https://github.com/a/tick',
    },
  ])
})

test('takes the year in which a project began that has no end, and as many words as a card shows', () => {
  const keywords = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']
  const project = { name: 'Tick', description: 'A list', startDate: '2015-03', keywords }
  const { lists, findings } = readResume({ projects: [project] })
  expect(lists.projects).toEqual([
    { title: 'Tick', description: 'A list', year: 2015, tags: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ])
  expect(findings.map(textOf)).toEqual([
    'resume.json: of the project "Tick", the keywords after the first 6 are left out.',
  ])
})

test('names the description of a project without a name', () => {
  const projects = [{ description: 'A list' }, { name: 'Tick', description: 'A clock' }]
  expect(readResume({ projects }).findings.map(textOf)).toEqual([
    'resume.json: a project is left out, because it has no name: "A list".',
  ])
})
