import { expect, test } from 'vitest'
import { articleFiles, githubStandIn, NOW, rateLimited } from '#tests/support/build-source/github-stand-in.ts'
import { DAY, down, standInMachine, three } from '#tests/support/build-source/machine-stand-in.ts'

const { read, cache } = standInMachine()

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
  expect(said).toContain(`published: the 3 articles of 2026-11-20 12:00 UTC, kept in ${cache()}`)
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
  ['row 68: another repository of that name', { id: 8 }, 'number 8, where earlier builds saw 7'],
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
