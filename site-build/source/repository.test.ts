import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createGitRepository, startGitServer } from '#tests/support/git/git-repository.ts'
import type { Source } from '#site-build/model.ts'
import { listingId } from '#article-host/listing.ts'
import { gitBlobSha } from './checkout.ts'
import { decodeText } from './choose-files.ts'
import { readRepository } from './open-source.ts'

const FIRST = Date.UTC(2026, 0, 1, 12)
const SECOND = Date.UTC(2026, 5, 1, 12)

let root = ''
let server: Awaited<ReturnType<typeof startGitServer>>
let repository: ReturnType<typeof createGitRepository>

beforeEach(async () => {
  root = temporaryFolder()
  server = await startGitServer(root)
  repository = createGitRepository(join(root, 'octo/notes.git'))
  return () => server.close()
})

const cache = () => join(root, 'cache')
const read = (address = server.address, limitMs = 20_000) =>
  readRepository('octo/notes', { folder: cache(), address: `${address}/octo/notes.git`, limitMs })
async function textsOf({ articles, readBytes }: Pick<Source, 'articles' | 'readBytes'>) {
  const texts: Record<string, string> = {}
  for (const article of articles) texts[article.name] = decodeText(await readBytes(article))
  return texts
}
const namesOf = async () => (await read()).articles.map(({ name }) => name)
const idOf = (text: string) => gitBlobSha(Buffer.from(text)).slice(0, 10)
const two = { 'articles/One.md': '# One', 'articles/Two.md': '# Two' }

test('[SAVE-1] gives texts, blob ids, dates and pictures, and leaves the repository of a git hook alone that starts the build', async () => {
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, join(root, 'own'))
  const map = Buffer.from([0, 255])
  repository.commit({ files: { ...two, 'README.md': 'x', 'articles/images/a map.PNG': map }, time: FIRST })
  repository.commit({ files: { 'articles/Two.md': '\uFEFF# Zwei\r\n' }, time: SECOND })
  const before = Date.now()
  const { articles, earlierLists, pictures, readBytes, takenAt, findings } = await read()
  const textOfOne = Buffer.from('# One')
  const textOfTwo = Buffer.from('\uFEFF# Zwei\r\n')
  expect(articles).toEqual([
    { name: 'One', sha: gitBlobSha(textOfOne), changedAt: FIRST, earlier: [] },
    { name: 'Two', sha: gitBlobSha(textOfTwo), changedAt: SECOND, earlier: [idOf('# Two')] },
  ])
  expect(await textsOf({ articles, readBytes })).toEqual({ One: '# One', Two: '# Zwei\r\n' })
  const firstList = [
    { name: 'One', sha: gitBlobSha(textOfOne) },
    { name: 'Two', sha: gitBlobSha(Buffer.from('# Two')) },
  ]
  expect(earlierLists).toEqual([await listingId(firstList, crypto.subtle)])
  expect(pictures.map(({ path }) => path)).toEqual(['images/a map.PNG'])
  expect(await pictures[0]?.read()).toEqual(map)
  expect(takenAt).toBeGreaterThanOrEqual(before)
  expect(findings).toEqual([])
  expect(await readdir(root)).not.toContain('own')
})

test('a second build follows changes, removals and renames', async () => {
  repository.commit({ files: two })
  await read()
  const files = { 'articles/One.md': '# Uno', 'articles/Two.md': null, 'articles/Zwei.md': '# Two' }
  repository.commit({ files })
  const { findings, ...source } = await read()
  expect(await textsOf(source)).toEqual({ One: '# Uno', Zwei: '# Two' })
  expect(findings).toEqual([])
})

test('accepts unusual names, and skips links, submodules and other files', async () => {
  const names = ['好'.repeat(90), '-rf', '日本 語', 'a\nb\t"c"', '$(touch x)', 'index', 'ONE']
  const hostile = Object.fromEntries(names.map((name) => [`articles/${name}.md`, name]))
  const skipped = {
    'articles/link.md': { link: '/etc/passwd' },
    'articles/module.md': { submodule: 'a'.repeat(40) },
    'articles/.gitattributes': '*.md filter=lfs eol=crlf',
    'articles/link.png': { link: 'a.png' },
  }
  repository.commit({ files: { ...two, ...hostile, ...skipped } })
  const { pictures, ...source } = await read()
  const expected = [...names.filter((name) => !name.includes('\n')), 'One', 'Two']
  expect(source.articles.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  expect(await textsOf(source)).toMatchObject({ '-rf': '-rf' })
  expect(pictures).toEqual([])
})

test('row 68: warns of a branch that does not contain the commit of the last build, and builds on', async () => {
  repository.commit({ files: two })
  await read()
  repository.commit({ files: { 'articles/Theirs.md': 'x' }, isUnrelated: true })
  const { articles, findings } = await read()
  expect(articles.map(({ name }) => name)).toEqual(['Theirs'])
  expect(findings).toEqual([{ message: expect.stringContaining('check that octo/notes is still yours') }])
  expect((await read()).findings).toEqual([])
})

test.each([
  ['cannot be reached', { stop: () => server.close(), reason: '"fatal: ' }],
  ['does not answer in time', { stop: async () => server.stall(), reason: '"no answer within 1 s"' }],
])('[SAVE-2] uses the articles of the last build while the repository %s', async (_, { stop, reason }) => {
  repository.commit({ files: two })
  const { takenAt } = await read()
  await stop()
  const before = server.connections()
  const { findings, ...source } = await read(server.address, 1_000)
  expect(await textsOf(source)).toEqual({ One: '# One', Two: '# Two' })
  expect(source.takenAt).toBe(takenAt)
  // A second attempt would wait as long again.
  expect(server.connections() - before).toBeLessThanOrEqual(1)
  const message = `octo/notes could not be read from ${server.address}/octo/notes.git: ${reason}`
  expect(findings).toEqual([{ level: 'unchecked', message: expect.stringContaining(message) }])
  expect(findings[0]?.message).toMatch(/This build has its articles of \d{4}/)
})

test.each([
  ['branch "main"', { commit: { files: two, branch: 'b' }, message: 'expected a branch "main"' }],
  ['folder articles', { commit: { files: { 'a.md': 'x' } }, message: 'expected articles (articles/*.md)' }],
])('fails when the repository has no %s, and says what to do', async (_, { commit, message }) => {
  repository.commit(commit)
  await expect(read()).rejects.toThrow(message)
})

test('[SAVE-2] fails when all articles are gone, also while the repository cannot be reached', async () => {
  repository.commit({ files: { ...two, 'articles/images/a.png': 'x' } })
  await read()
  repository.commit({ files: { 'articles/One.md': null, 'articles/Two.md': null } })
  await expect(read()).rejects.toThrow('expected articles')
  await server.close()
  await expect(read()).rejects.toThrow('expected articles')
})

test('reads every text of a long list, in any order', async () => {
  const names = Array.from({ length: 250 }, (_, number) => `Article ${number}`)
  repository.commit({ files: Object.fromEntries(names.map((name) => [`articles/${name}.md`, `# ${name}`])) })
  const { articles, readBytes } = await read()
  const readText = async (article: (typeof articles)[0]) => decodeText(await readBytes(article))
  expect(articles).toHaveLength(250)
  const [first, last] = [articles[0]!, articles.at(-1)!]
  for (const article of [last, first, ...articles, first, last])
    expect(await readText(article)).toBe(`# ${article.name}`)
  expect(await Promise.all(articles.map(readText))).toEqual(articles.map(({ name }) => `# ${name}`))
})

/** Changes a byte in the middle of the largest file with objects. */
async function damageObjects() {
  const folder = join(cache(), 'objects/pack')
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.pack'))) {
    const bytes = await readFile(join(folder, name))
    bytes[bytes.length >> 1]! ^= 0xff
    await chmod(join(folder, name), 0o600)
    await writeFile(join(folder, name), bytes)
  }
}

test.each([
  ['without its objects', () => rm(join(cache(), 'objects'), { recursive: true })],
  ['with damaged objects', damageObjects],
  ['with the lock of a build that was ended', () => writeFile(join(cache(), 'refs/heads/main.lock'), '')],
])('replaces a clone %s', async (_, damage) => {
  repository.commit({ files: two })
  await read()
  await damage()
  repository.commit({ files: { ...two, 'articles/Three.md': '3' } })
  expect(await namesOf()).toEqual(['One', 'Three', 'Two'])
  expect(await readdir(root)).not.toContain('cache.new')
})

test('an https source is never read over http, wherever a redirect or the machine leads', async () => {
  vi.stubEnv('GIT_CONFIG_COUNT', '1')
  vi.stubEnv('GIT_CONFIG_KEY_0', 'url.http://127.0.0.1:9/.insteadOf')
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://git.example/')
  await expect(read('https://git.example')).rejects.toThrow("transport 'http' not allowed")
  await expect(read('http://127.0.0.1:9')).rejects.toThrow('unable to access')
})

test('names the address that was tried, without its password, and the line of git with the reason', async () => {
  const gone = `file://${join(root, 'gone')}`
  await expect(read(gone)).rejects.toThrow(
    `octo/notes could not be read from ${gone}/octo/notes.git: "fatal: '${join(root, 'gone/octo/notes.git')}' does not appear to be a git repository"`,
  )
  await server.close()
  const secret = { folder: cache(), address: server.address.replace('//', '//me:secret@'), limitMs: 20_000 }
  const message = await readRepository('octo/notes', secret).catch(String)
  expect(message).toContain(`could not be read from ${server.address}: "fatal: `)
  expect(message).not.toContain('secret')
})
