import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { sampleAddresses } from './sample-addresses.ts'

const link = 'https://github.com/your-name/a'
const content = {
  ...site,
  address: 'https://robin.example/',
  owner: { name: 'Robin Doe', role: 'Engineer' },
  links: { github: 'https://github.com/not-your-named', linkedin: link, resume: 'https://robin.example/r' },
  projects: [],
}

test('warns about addresses of the sample, unless the owner is the sample’s', () => {
  const message = `expected your own addresses, found those of the sample: ${link}`
  expect(sampleAddresses(content)).toEqual([{ file: 'content/site.ts', message }])
  expect(sampleAddresses({ ...content, owner: { name: 'Alex Morgan', role: 'Engineer' } })).toEqual([])
})

test('warns about words of the sample', () => {
  const about = 'I am a software engineer with expertise in machine learning and development.'
  const found = sampleAddresses({ ...content, links: {}, about })
  expect(found).toEqual([
    {
      file: 'content/site.ts',
      message: 'about: expected your own words, found those of the sample',
    },
  ])
})
