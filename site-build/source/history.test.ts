import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listingId } from '#article-host/listing.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { gitBlobSha } from './checkout.ts'
import { earlierTexts, readEarlierLists, readHistories } from './history.ts'

const MORNING = Date.UTC(2026, 0, 1, 8)
const EVENING = Date.UTC(2026, 0, 1, 20)

let repository: ReturnType<typeof createGitRepository>
beforeEach(() => {
  repository = createGitRepository(join(temporaryFolder(), 'notes.git'))
})

const idOf = (text: string) => gitBlobSha(Buffer.from(text))
const commit = (files: Record<string, string | null>, time?: number) =>
  repository.commit({ files: inArticles(files), ...(time !== undefined && { time }) })
const inArticles = (files: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`articles/${name}`, text]))
const options = () => ['--git-dir', repository.folder]
const histories = () => readHistories(options(), ['--relative=articles/', 'main', '--', 'articles'])
const earlierOf = async (name: string, text: string) =>
  earlierTexts((await histories()).get(name), idOf(text))
const lists = () => readEarlierLists(options(), 'main', 'articles')
const listOf = (files: Record<string, string>) => {
  const entries = Object.entries(files).map(([name, text]) => ({ name, sha: idOf(text) }))
  return listingId(entries, crypto.subtle)
}

test('reads the versions of each path, newest first, with the latest time of its commits', async () => {
  const odd = ':100 /200\n"é".md'
  commit({ 'a.md': 'one', [odd]: 'x' }, EVENING)
  commit({ 'a.md': 'two' }, MORNING)
  commit({ 'a.md': null }, MORNING)
  commit({ 'a.md': 'one' }, MORNING)
  expect(await histories()).toEqual(
    new Map([
      ['a.md', { changedAt: EVENING, versions: [idOf('one'), idOf('two')] }],
      [odd, { changedAt: EVENING, versions: [idOf('x')] }],
    ]),
  )
})

test('the earlier texts are the last five before the present one, which may be one of them again', async () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) commit({ 'a.md': text })
  const short = (text: string) => idOf(text).slice(0, 10)
  expect(await earlierOf('a.md', '7')).toEqual(['6', '5', '4', '3', '2'].map(short))
  // A checkout with an edit that is not committed.
  expect(await earlierOf('a.md', '8')).toEqual(['7', '6', '5', '4', '3'].map(short))
  commit({ 'a.md': '6' })
  expect(await earlierOf('a.md', '6')).toEqual(['7', '5', '4', '3', '2'].map(short))
  expect(await earlierOf('b.md', '1')).toEqual([])
})

test('the earlier lists are those before the last commit, as the host shows them', async () => {
  const files = { 'a.md': 'a', 'b.md': 'b', '_index.md': 'section', 'note.txt': 'note' }
  commit({ ...files, 'images/c.md': 'c' })
  commit({ 'b.md': 'bee' })
  commit({ 'note.txt': 'changed' })
  commit({ 'c.md': 'c', 'b.md': null })
  expect(await lists()).toEqual([await listOf({ a: 'a', b: 'bee' }), await listOf({ a: 'a', b: 'b' })])
  // A list that is there again is not an earlier one.
  commit({ 'c.md': null, 'b.md': 'bee' })
  expect(await lists()).toEqual([await listOf({ a: 'a', c: 'c' }), await listOf({ a: 'a', b: 'b' })])
})

test('there are no earlier lists without git, and twenty at most', async () => {
  expect(await readEarlierLists(['-C', temporaryFolder()], 'HEAD', './')).toEqual([])
  for (let text = 0; text < 25; text += 1) commit({ 'a.md': String(text) })
  const earlier = await lists()
  expect(earlier).toHaveLength(20)
  expect(earlier[0]).toBe(await listOf({ a: '23' }))
})
