import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitBlobId } from '#builder/article-folder.ts'
import { articleFiles, githubStandIn, HOSTS, NOW, rateLimited } from './github-stand-in.ts'
import { readArticles, type SourcePlaces } from './read-articles.ts'

const DAY = 86_400_000
let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-'))
  await mkdir(join(root, 'articles'))
  await writeFile(join(root, 'articles/Sample.md'), '# Sample')
})

afterEach(() => rm(root, { recursive: true }))

const placesOf = (change: Partial<SourcePlaces> = {}): SourcePlaces => ({
  hosts: HOSTS,
  cacheFolder: join(root, 'cache'),
  address: 'https://me.example/blog/',
  checkoutFolder: join(root, 'articles'),
  accept: { fewer: false, repository: null },
  ...change,
})

type StandIn = ReturnType<typeof githubStandIn>

async function read({ world }: StandIn, change: Partial<SourcePlaces> = {}, now = NOW) {
  const { files, report } = await readArticles(placesOf(change), { ...world, now: () => now })
  return {
    files,
    names: files.entries.filter(({ bytes }) => bytes).map(({ name }) => name),
    said: report.map(({ level, text }) => `${level}: ${text}`).join('\n'),
  }
}

const down = () =>
  githubStandIn({}, () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })))
const three = ['One.md', 'Two.md', 'Three.md']

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
    if (address === 'https://me.example/blog/snapshot/index.json') return Response.json(index)
    const text = texts.find(({ entry }) => address.endsWith(`/snapshot/texts/${entry.sha}.txt`))?.text
    return text === undefined ? undefined : new Response(text)
  }
}

/** The site answers, GitHub does not. */
const onlySite = (site: (address: string) => Response | undefined) =>
  githubStandIn({}, (address) => site(address) ?? Promise.reject(new TypeError('fetch failed')))

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

test('a connection that breaks is tried once more, and the earlier snapshot is kept with its own time', async () => {
  await read(githubStandIn(), {}, NOW - DAY)
  const github = down()
  const { files, names, said } = await read(github)
  expect(names).toEqual(three)
  expect(files.takenAt).toBe(NOW - DAY)
  expect(github.asked).toHaveLength(2)
  expect(github.waited).toEqual([1_000])
  expect(said).toMatch(/^warning: =+\nTHE ARTICLES WERE NOT TAKEN FROM octo\/notes/)
  expect(said).toContain('found:     no complete answer from api.example (ECONNREFUSED), twice')
  expect(said).toContain(`published: the 3 articles of 2026-11-20 12:00 UTC, kept in ${join(root, 'cache')}`)
})

test('a rate limit is never asked again, and is said with its end, without the address in its answer', async () => {
  await read(githubStandIn())
  const github = githubStandIn({}, () => rateLimited(NOW + 1_800_000))
  const { names, said } = await read(github)
  expect(names).toEqual(three)
  expect(github.asked).toHaveLength(1)
  expect(said).toContain('api.example answers no more requests until 2026-11-21 12:30 UTC')
  expect(said).toContain('set GITHUB_TOKEN')
  expect(said).not.toContain('203.0.113.7')
})

const answers =
  (status: number, body = 'no') =>
  () =>
    new Response(body, { status })
const inTree = (answer: () => Response) => (address: string) =>
  address.includes('/git/trees/') ? answer() : undefined

test.each([
  ['a repository that is missing or private', answers(404), 'no public repository octo/notes (404)'],
  ['a token that is refused', answers(401), 'does not accept the token'],
  [
    'a server that fails',
    answers(502, '<h1>Unicorn!</h1>'),
    'the answer 502 to the question for the repository',
  ],
  ['JSON that is none', answers(200, '{"id":'), 'that is not what GitHub documents'],
  ['JSON of another shape', answers(200, '{"id":"7"}'), 'that is not what GitHub documents'],
  ['a page of somebody else', answers(200, '<!doctype html>'), 'that is not what GitHub documents'],
  ['a tree that is none', inTree(answers(200, '{"tree":[{"path":1}]}')), 'an answer to the list of files'],
  ['no branch main', inTree(answers(404)), 'no branch "main"'],
  ['a repository without a commit', inTree(answers(409)), 'no branch "main"'],
])('[SAVE-2] %s keeps the earlier snapshot', async (_, intercept, found) => {
  await read(githubStandIn(), {}, NOW - DAY)
  const { files, names, said } = await read(githubStandIn({}, intercept))
  expect(names).toEqual(three)
  expect(files.takenAt).toBe(NOW - DAY)
  expect(said).toContain(found)
  expect(said).not.toContain('Unicorn')
})

test.each([
  ['a private repository', { isPrivate: true }, 'octo/notes is private'],
  ['no article any more', { files: { 'articles/map.png': 'png' } }, 'not one article (*.md)'],
  ['no folder any more', { files: { 'README.md': 'x' } }, 'no folder "articles"'],
  ['fewer than half of the articles', { files: articleFiles('One') }, '1 articles, where there were 3'],
  ['another repository of that name', { id: 8 }, 'number 8, where earlier builds saw 7'],
])('[SAVE-2] %s keeps the earlier snapshot', async (_, change, found) => {
  await read(githubStandIn(), {}, NOW - DAY)
  const github = githubStandIn(change)
  const { files, names, said } = await read(github)
  expect(names).toEqual(three)
  expect(files.takenAt).toBe(NOW - DAY)
  expect(said).toContain(found)
  expect(github.ask('https://raw.example')).toEqual([])
  // What is refused is not remembered either.
  expect((await read(down())).names).toEqual(three)
})

test.each([
  ['a refusal (404)', 404, 1],
  ['a failure (500)', 500, 2],
  ['another failure (503)', 503, 2],
])('%s of GitHub is asked for as often as it may help', async (_, status, times) => {
  const github = githubStandIn({}, answers(status))
  await read(github)
  expect(github.ask('https://api.example')).toHaveLength(times)
})

test('a folder that differs by case is named', async () => {
  const others = [{ path: 'Articles', mode: '040000', type: 'tree', sha: 'a'.repeat(40) }]
  const { said } = await read(githubStandIn({ files: {}, others }))
  expect(said).toContain(
    'no folder "articles" on the branch "main", but "Articles": git tells capitals apart',
  )
  expect(said).toContain('git mv "Articles" articles')
})

test('exactly half of the articles is no loss', async () => {
  await read(githubStandIn({ files: articleFiles('One', 'Two', 'Three', 'Four') }))
  expect((await read(githubStandIn({ files: articleFiles('One', 'Two') }))).names).toEqual([
    'One.md',
    'Two.md',
  ])
})

test('an owner who deleted most articles can say so; an empty blog is not published even then', async () => {
  await read(githubStandIn())
  const accept = { fewer: true, repository: null }
  expect((await read(githubStandIn({ files: articleFiles('One') }), { accept })).names).toEqual(['One.md'])
  expect((await read(githubStandIn({ files: { 'articles/a.png': 'x' } }), { accept })).names).toEqual([
    'One.md',
  ])
})

test('an owner who made the repository anew can say so, by its number', async () => {
  await read(githubStandIn())
  const anew = () => githubStandIn({ id: 8, files: articleFiles('Fresh') })
  expect((await read(anew(), { accept: { fewer: false, repository: 9 } })).names).toEqual(three)
  expect((await read(anew(), { accept: { fewer: false, repository: 8 } })).names).toEqual(['Fresh.md'])
  expect((await read(anew())).names).toEqual(['Fresh.md'])
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

test.each([
  [
    'a text that is never the one that git lists',
    (address: string) => address.includes('/git/blobs/') || address.endsWith('/Two.md'),
    'a text of articles/Two.md that is not the one git lists, twice',
  ],
  [
    'a text that never comes',
    (address: string) => address.endsWith('/Two.md'),
    'no complete answer from raw.example',
  ],
])('[SAVE-2] %s keeps the earlier snapshot, whole', async (name, isHit, found) => {
  await read(githubStandIn(), {}, NOW - DAY)
  const files = { ...articleFiles('One', 'Two', 'Three', 'Four'), 'articles/Two.md': 'changed' }
  const wrong = { content: Buffer.from('wrong').toString('base64'), encoding: 'base64' }
  const github = githubStandIn({ files }, (address) => {
    if (!isHit(address)) return undefined
    return name.includes('comes') ? Promise.reject(new TypeError('fetch failed')) : Response.json(wrong)
  })
  const kept = await read(github)
  expect(kept.names).toEqual(three)
  expect(kept.files.takenAt).toBe(NOW - DAY)
  expect(kept.said).toContain(found)
})

test('without a cache the snapshot of the deployed site is kept', async () => {
  const { files, names, said } = await read(onlySite(deployed(articleFiles('One', 'Old'))))
  expect(names).toEqual(['One.md', 'Old.md'])
  expect(files).toMatchObject({ takenAt: NOW - DAY, repositoryId: 7 })
  expect(said).toContain('the 2 articles of 2026-11-20 12:00 UTC, kept in https://me.example/blog/')
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
  const paths = await readdir(join(root, 'cache'), { recursive: true })
  const folder = paths.find((path) => path.endsWith('blobs')) ?? ''
  await writeFile(join(root, 'cache', folder, gitBlobId(Buffer.from('# Two'))), 'rotten')
  expect((await read(onlySite(deployed(articleFiles('Old'))))).names).toEqual(['Old.md'])
})

test.each([
  ['of another repository', { repository: 'octo/others' }],
  ['made of a checkout', { repositoryId: null }],
  ['without an article', { entries: [] }],
  [
    'with a name that is a path',
    { entries: [{ name: '../x', sha: 'a'.repeat(40), title: '', description: '', minutes: 1 }] },
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
  expect(said).toContain(`published: the 1 articles of this checkout (${join(root, 'articles')})`)
})

test('where nothing is left the build stops, and says where it has looked', async () => {
  await rm(join(root, 'articles/Sample.md'))
  const building = read(down())
  await expect(building).rejects.toThrow(
    /published: nothing, the build stops: no snapshot is kept in .*cache or at https:\/\/me\.example\/blog\/, and .*articles holds no article/,
  )
})

test('the cache forgets what no article holds any more', async () => {
  await read(githubStandIn())
  await read(githubStandIn({ files: articleFiles('One', 'New') }))
  const files = await readdir(join(root, 'cache'), { recursive: true, withFileTypes: true })
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
  const written = await readdir(join(root, 'cache'), { recursive: true, withFileTypes: true })
  for (const file of written.filter((entry) => entry.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain('secret')
})
