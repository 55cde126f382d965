import { expect, test } from 'vitest'
import { readResume } from '#tests/support/json-resume.ts'

test('takes the name of an account beside the address of the home page of GitHub', () => {
  const profiles = [{ network: 'GitHub', username: 'rh', url: 'https://github.com' }]
  expect(readResume({ basics: { name: 'A', profiles } }).answers.github).toBe('rh')
})

test('shows a second account of one network among the contacts', () => {
  const profiles = ['a', 'b'].map((name) => ({
    network: 'GitHub',
    username: name,
    url: `github.com/${name}`,
  }))
  const { answers, lists } = readResume({ basics: { name: 'A', profiles } })
  expect(answers.github).toBe('https://github.com/a')
  expect(lists.contact).toEqual([{ label: 'GitHub', text: 'b', href: 'https://github.com/b' }])
})

test('takes an account for a link, and not for the address of the site', () => {
  const { answers } = readResume({ basics: { name: 'A', url: 'https://github.com/a' } })
  expect(answers).toEqual({ name: 'A', github: 'https://github.com/a' })
})

test('names a country by its code, and shows addresses without their scheme', () => {
  const profiles = [{ network: 'Pens', url: 'https://pens.example/a/' }]
  const { lists } = readResume({ basics: { name: 'A', location: { countryCode: 'FR' }, profiles } })
  expect(lists).toEqual({
    facts: ['France'],
    contact: [{ label: 'Pens', text: 'pens.example/a', href: 'https://pens.example/a/' }],
  })
})

test('takes an address of LinkedIn in a language for an account', () => {
  const url = 'https://de.linkedin.com/in/ada'
  expect(readResume({ basics: { name: 'A', url } }).answers).toEqual({ name: 'A', linkedin: url })
})

test('makes the address of an account, however its network and its name are written', () => {
  const profiles = [{ network: 'Hugging Face', username: '@ada' }]
  expect(readResume({ basics: { name: 'A', profiles } }).lists.contact).toEqual([
    { label: 'Hugging Face', text: '@ada', href: 'https://huggingface.co/ada' },
  ])
})
