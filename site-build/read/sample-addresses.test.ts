import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { sampleFaults } from './sample-addresses.ts'

const link = 'https://github.com/your-name/a'
const content = {
  ...site,
  address: 'https://robin.example/',
  owner: { name: 'Robin Doe', role: 'Engineer' },
  links: { github: 'https://github.com/not-your-named', linkedin: link, resume: 'https://robin.example/r' },
}

test('names fields with addresses of the sample, but not in the sample itself', () => {
  const message = `expected your own, found the sample’s: ${link}`
  expect(sampleFaults(content)).toEqual([{ field: 'links', message }])
  expect(sampleFaults({ ...content, owner: { name: 'Alex Morgan', role: 'Engineer' } })).toEqual([])
})
