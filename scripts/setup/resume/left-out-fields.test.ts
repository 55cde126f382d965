import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/findings.ts'
import { readResume } from '#tests/support/json-resume.ts'

test('says for each field why it is left out', () => {
  const basics = { name: 'A', image: 'me.jpg', phone: '1', fax: '2', pronouns: 'they', born: '1990' }
  const { findings } = readResume({ basics })
  expect(findings.map(textOf)).toEqual([
    'resume.json: of basics, image is left out, because the site needs a file of its own: portrait in content/site.yaml.',
    'resume.json: of basics, phone, fax are left out, because everybody can read the site.',
    'resume.json: of basics, pronouns, born are left out, because the site has no fields for them.',
  ])
})

test('says nothing of empty fields', () => {
  const basics = { name: 'A', image: ' ', pronouns: null, born: ['', {}] }
  expect(readResume({ basics, references: [{ name: '' }] }).findings).toEqual([])
})

test('keeps the newest entries that a section may have, in their order, and names the others', () => {
  const old = Array.from({ length: 30 }, (_, index) => ({
    name: `Paper ${index}`,
    releaseDate: `${1980 + index}`,
  }))
  const publications = [{ name: 'No "date"' }, ...old, { name: 'Latest', releaseDate: '2026-11-01' }]
  const { lists, findings } = readResume({ publications })
  const titles = lists.sections?.[0]?.entries?.map(({ title }) => title)
  expect(titles).toEqual([...old.slice(1).map(({ name }) => name), 'Latest'])
  expect(findings.map(textOf)).toEqual([
    'resume.json: of publications, the oldest 2 of 32 are left out, because a section shows 30: "No "date"", "Paper 0". A page such as pages/publications.md can list them.',
  ])
})

test('counts a position that goes on as the newest', () => {
  const work = Array.from({ length: 31 }, (_, index) => {
    const year = 1990 + index
    return { name: `Company ${index}`, startDate: `${year}`, ...(index > 0 && { endDate: `${year}-06` }) }
  })
  const { lists } = readResume({ work })
  const titles = lists.sections?.[0]?.entries?.map(({ title }) => title)
  expect(titles).toHaveLength(30)
  expect(titles).toContain('Company 0')
  expect(titles).not.toContain('Company 1')
})

test.each([
  { older: '2019-04', newer: '2019-05' },
  { older: '2018-12', newer: '2019-01' },
  // A year may have ended with its last month.
  { older: '2019-11', newer: '2019' },
])('counts $newer as newer than $older', ({ older, newer }) => {
  const others = Array.from({ length: 29 }, (_, index) => ({
    name: `Paper ${index}`,
    releaseDate: `${2020 + index}`,
  }))
  const publications = [
    { name: 'Older', releaseDate: older },
    { name: 'Newer', releaseDate: newer },
    ...others,
  ]
  const { lists } = readResume({ publications })
  expect(lists.sections?.[0]?.entries?.[0]?.title).toBe('Newer')
})

test.each([
  [
    { email: 'me at me.example' },
    'basics.email "me at me.example" is left out: expected an address such as me@me.example.',
  ],
  [
    { profiles: [{ network: 'GitHub', username: 'Ada Lovelace' }] },
    'basics.profiles "GitHub" is left out: expected the name of an account or an https:// address, found "Ada Lovelace".',
  ],
  [
    { profiles: [{ network: 'LinkedIn', url: 'https://' }] },
    'basics.profiles "LinkedIn" is left out: expected the name of an account or an https:// address, found "https://".',
  ],
  [
    { url: 'my home page' },
    'basics.url "my home page" is left out: expected an https:// address without "?" and "#".',
  ],
  [
    { website: 'https://me.example/#me' },
    'basics.website "https://me.example/#me" is left out: expected an https:// address without "?" and "#".',
  ],
])('names the field of the resume in %j, and takes the others', (wrong, message) => {
  const { answers, findings } = readResume({ basics: { name: 'A', ...wrong } })
  expect(answers).toEqual({ name: 'A' })
  expect(findings.map(textOf)).toEqual([`resume.json: ${message}`])
})
