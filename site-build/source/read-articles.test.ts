import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitBlobId } from './article-folder.ts'
import { articleFiles, githubStandIn, HOSTS, NOW } from '#tests/support/build-source/github-stand-in.ts'
import { DAY, down, standInMachine, three } from '#tests/support/build-source/machine-stand-in.ts'

const { read, cache, checkout } = standInMachine()

test('[SAVE-1] the articles are those of the repository, each checked against its git id', async () => {
  const { files, names, said } = await read(githubStandIn())
  expect(names).toEqual(three)
  expect(files).toMatchObject({ takenAt: NOW, repositoryId: 7 })
  expect(said).toBe('note: Articles: 3 from octo/notes on GitHub; 0 pictures.')
})

test('without a repository nothing is asked, and the articles are those of the checkout', async () => {
  const github = githubStandIn()
  expect((await read(github, { hosts: { ...HOSTS, embedded: true } })).names).toEqual(['Sample.md'])
  expect(github.asked).toEqual([])
})

test('a folder of this checkout gets its hints, too', async () => {
  await writeFile(join(checkout(), 'index.md'), 'x')
  await symlink('index.md', join(checkout(), 'link.md'))
  const { said } = await read(githubStandIn(), { hosts: { ...HOSTS, embedded: true } })
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^warning: Hint: "articles\/link\.md": a link/),
    expect.stringMatching(/^warning: Hint: "articles\/index\.md": without a page of its own/),
  ])
})

test('a build asks for the repository, its tree and each text once; the next one for no text that is the same', async () => {
  const first = githubStandIn()
  await read(first)
  expect(first.ask('https://api.example').filter((address) => !address.includes('/commits?'))).toEqual([
    'https://api.example/repos/octo/notes',
    'https://api.example/repos/octo/notes/git/trees/main?recursive=1',
  ])
  expect(first.ask('https://raw.example')).toHaveLength(3)

  const second = githubStandIn({
    files: { ...articleFiles('One', 'Two', 'Three', 'New'), 'articles/Two.md': 'changed' },
  })
  const { said } = await read(second, {}, NOW + DAY)
  expect(second.ask('https://raw.example').toSorted()).toEqual([
    'https://raw.example/octo/notes/main/articles/New.md',
    'https://raw.example/octo/notes/main/articles/Two.md',
  ])
  expect(second.ask('/commits?')).toHaveLength(2)
  expect(second.ask('https://me.example')).toEqual([])
  expect(said).toContain('4 from octo/notes on GitHub, 1 new, 1 changed, 0 gone since 2026-11-21 12:00 UTC')
})

test('more than a thousand articles are read', async () => {
  const names = Array.from({ length: 1_200 }, (_, index) => `Part ${index}`)
  const github = githubStandIn({ files: articleFiles(...names) })
  expect((await read(github)).names).toHaveLength(1_200)
  expect(github.ask('https://api.example')).toHaveLength(2)
})

test('a name is encoded once, and what is no article of the site is left out', async () => {
  const sha = 'a'.repeat(40)
  const files = {
    ...articleFiles('100% #1?', 'a\\b', 'deep/er'),
    'articles/READ.MD': 'x',
    'articles/.md': 'x',
  }
  const others = [
    { path: 'articles/module.md', mode: '160000', type: 'commit', sha },
    { path: 'articles/link.md', mode: '120000', type: 'blob', sha, size: 4 },
    { path: 'articles/huge.md', mode: '100644', type: 'blob', sha, size: 5_000_001 },
  ]
  const github = githubStandIn({ files, others })
  expect((await read(github)).names).toEqual(['100% #1?.md'])
  expect(github.ask('https://raw.example')).toEqual([
    'https://raw.example/octo/notes/main/articles/100%25%20%231%3F.md',
  ])
})

test('a text that the raw host has in an older version comes from the API, by its id', async () => {
  const github = githubStandIn({}, (address) =>
    address.endsWith('/Two.md') ? new Response('old') : undefined,
  )
  const { files } = await read(github)
  expect(files.entries.map(({ bytes }) => String(bytes))).toEqual(['# One', '# Two', '# Three'])
  expect(github.ask('/git/blobs/')).toHaveLength(1)
})

test('a raw host that refuses is left alone, and the API asked instead', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Part ${index}`)
  const github = githubStandIn({ files: articleFiles(...names) }, (address) =>
    address.startsWith('https://raw.example') ? new Response('slow down', { status: 429 }) : undefined,
  )
  expect((await read(github)).names).toHaveLength(30)
  expect(github.ask('https://raw.example').length).toBeLessThanOrEqual(6)
})

test('the cache forgets what no article holds any more', async () => {
  await read(githubStandIn())
  await read(githubStandIn({ files: articleFiles('One', 'New') }))
  const files = await readdir(cache(), { recursive: true, withFileTypes: true })
  const ids = files.filter((file) => file.isFile() && file.name !== 'snapshot.json').map(({ name }) => name)
  expect(ids.toSorted()).toEqual(['# One', '# New'].map((text) => gitBlobId(Buffer.from(text))).toSorted())
})

test('pictures are offered without being fetched, are fetched when wanted, and then kept', async () => {
  const files = { ...articleFiles('One'), 'articles/images/a map.png': 'png', 'pictures/b.png': 'x' }
  const github = githubStandIn({ files })
  const [picture, ...others] = (await read(github)).files.pictures
  expect(others).toEqual([])
  expect(picture).toMatchObject({ path: 'images/a map.png', size: 3, sha: gitBlobId(Buffer.from('png')) })
  expect(github.ask('.png')).toEqual([])
  expect(await picture?.read()).toEqual(Buffer.from('png'))
  expect(github.ask('.png')).toEqual(['https://raw.example/octo/notes/main/articles/images/a%20map.png'])

  const kept = (await read(down())).files.pictures[0]
  expect(await kept?.read()).toEqual(Buffer.from('png'))
})

test('a picture that cannot be had is none, and no failure', async () => {
  const files = { ...articleFiles('One'), 'articles/a.png': 'png' }
  const github = githubStandIn({ files }, (address) => {
    return address.endsWith('.png') || address.includes('/git/blobs/')
      ? new Response('', { status: 404 })
      : undefined
  })
  expect(await (await read(github)).files.pictures[0]?.read()).toBe(null)
})

test('the token goes to the API alone, and into no file', async () => {
  const carried = new Map<string, string | null>()
  const github = githubStandIn({}, (address, { headers }) => {
    const sent = new Headers(headers)
    carried.set(new URL(address).host, sent.get('authorization'))
    expect(sent.get('user-agent')).not.toBe(null)
    return undefined
  })
  const { said } = await read({ ...github, world: { ...github.world, token: 'secret' } })
  expect(Object.fromEntries(carried)).toEqual({
    'api.example': 'Bearer secret',
    'raw.example': null,
    'me.example': null,
  })
  expect(said).not.toContain('secret')
  const written = await readdir(cache(), { recursive: true, withFileTypes: true })
  for (const file of written.filter((entry) => entry.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain('secret')
})

test('row 1: of a repository that has another name now the articles are taken, by that name, and it is said', async () => {
  const github = githubStandIn({ fullName: 'octo/journal' })
  const { names, files, said } = await read(github)
  expect(names).toEqual(three)
  expect(files.repositoryId).toBe(7)
  expect(github.ask('https://raw.example').every((address) => address.includes('/octo/journal/main/'))).toBe(
    true,
  )
  expect(said).toContain("set articles.repository to 'octo/journal'")
  // A later failure keeps what was taken under the old name.
  expect((await read(down())).names).toEqual(three)
})
