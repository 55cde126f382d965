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
