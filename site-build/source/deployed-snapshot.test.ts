import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitBlobId } from './article-folder.ts'
import { articleFiles, githubStandIn, NOW } from '#tests/support/build-source/github-stand-in.ts'
import { DAY, down, standInMachine } from '#tests/support/build-source/machine-stand-in.ts'

const { read, cache, checkout } = standInMachine()

/** Answers at the site's address as an earlier build has published it. */
function deployed(files: Record<string, string>, change: object = {}) {
  const texts = Object.entries(files).map(([path, text]) => ({
    text,
    entry: {
      name: path.slice(9, -3),
      sha: gitBlobId(Buffer.from(text)),
      title: '',
      description: '',
      minutes: 1,
    },
  }))
  const entries = texts.map(({ entry }) => entry)
  const index = { repository: 'octo/notes', repositoryId: 7, takenAt: NOW - DAY, entries, ...change }
  return (address: string) => {
    if (address === 'https://me.example/blog/articles.json') return Response.json(index)
    const text = texts.find(({ entry }) => address.endsWith(`/snapshot/texts/${entry.sha}.txt`))?.text
    return text === undefined ? undefined : new Response(text)
  }
}

/** The site answers, GitHub does not. */
const onlySite = (site: (address: string) => Response | undefined) =>
  githubStandIn({}, (address) => site(address) ?? Promise.reject(new TypeError('fetch failed')))

test('without a cache the snapshot of the deployed site is kept', async () => {
  const { files, names, said } = await read(onlySite(deployed(articleFiles('One', 'Old'))))
  expect(names).toEqual(['One.md', 'Old.md'])
  expect(files).toMatchObject({ takenAt: NOW - DAY, repositoryId: 7 })
  expect(said).toContain('the 2 articles of 2026-11-20 12:00 UTC, kept in https://me.example/blog/')
})

test('the names of its drafts, whose texts no site carries, come along', async () => {
  const site = deployed(articleFiles('One'), { drafts: ['Later', '../x'] })
  expect((await read(onlySite(site))).files.drafts).toEqual(['Later'])
})

test('row 66: a deployed snapshot from the future is of now', async () => {
  const site = deployed(articleFiles('One'), { takenAt: NOW + DAY })
  expect((await read(onlySite(site))).files.takenAt).toBe(NOW)
})

test('a deployed text that is not what its id says is none', async () => {
  const site = deployed(articleFiles('One'))
  const damaged = (address: string) => (address.includes('/texts/') ? new Response('# On') : site(address))
  expect((await read(onlySite(damaged))).names).toEqual(['Sample.md'])
})

test('the deployed site tells, too, what would be a loss and what another repository', async () => {
  const site = deployed(articleFiles('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'))
  expect((await read(githubStandIn({}, site))).names).toHaveLength(7)
  expect((await read(githubStandIn({ id: 8 }, site))).names).toHaveLength(7)
})

test('a cache that lost a text is no snapshot: the deployed site is asked', async () => {
  await read(githubStandIn())
  const paths = await readdir(cache(), { recursive: true })
  const folder = paths.find((path) => path.endsWith('blobs')) ?? ''
  await writeFile(join(cache(), folder, gitBlobId(Buffer.from('# Two'))), 'rotten')
  expect((await read(onlySite(deployed(articleFiles('Old'))))).names).toEqual(['Old.md'])
})

test.each([
  ['of another repository', { repository: 'octo/others' }],
  ['made of a checkout', { repositoryId: null }],
  ['without an article', { entries: [] }],
  [
    'with a name that is a path',
    // Its text is there and is what its id says.
    {
      entries: [
        { name: '../x', sha: gitBlobId(Buffer.from('# One')), title: '', description: '', minutes: 1 },
      ],
    },
  ],
  [
    'with a text that is missing',
    { entries: [{ name: 'x', sha: 'a'.repeat(40), title: '', description: '', minutes: 1 }] },
  ],
  ['of another shape', { takenAt: 'yesterday' }],
])('a deployed snapshot %s is none: the checkout is published, and that is said', async (_, change) => {
  const { files, names, said } = await read(onlySite(deployed(articleFiles('One'), change)))
  expect(names).toEqual(['Sample.md'])
  expect(files).toMatchObject({ takenAt: NOW, repositoryId: null })
  expect(said).toContain(`published: the 1 articles of this checkout (${checkout()})`)
})

test('where nothing is left the build stops, and says where it has looked', async () => {
  await rm(join(checkout(), 'Sample.md'))
  const building = read(down())
  await expect(building).rejects.toThrow(
    /published: nothing, the build stops: no snapshot is kept in .*cache or at https:\/\/me\.example\/blog\/, and .*articles holds no article/,
  )
})
