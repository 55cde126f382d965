import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { broken, fakeGithub, HOST, LIST, NONE, oneFile, staying } from '#tests/support/github/fake-github.ts'
import { besideSite } from '#site-build/read/articles-beside-site.ts'
import { onGitlab } from './hosts.ts'
import { listingId } from './listing.ts'
import { readList, recallList } from './read-list.ts'

const unknown = { ok: false, fault: { kind: 'unknown' } }
/** The end of the limit in the fixture, in ms. */
const RESET = 1_795_257_600_000
const LIST_OF_ONE = { ok: true, value: { entries: [{ name: 'One' }], isCut: false } }

async function reading(...[respond, changes]: Parameters<typeof fakeGithub>) {
  const github = fakeGithub(respond, changes)
  return { ...github, answer: await readList(HOST, NONE, github.environment, staying) }
}

test('[LIST-1] row 26: reads the list with one GET of the folder’s contents, without a preflight, also after a byte order mark', async () => {
  const { answer, asked } = await reading(() => new Response(`\uFEFF${oneFile}`))
  expect(answer).toEqual(LIST_OF_ONE)
  expect(asked.map(({ address }) => address)).toEqual([LIST])
  expect(asked[0]?.init).toEqual({ cache: 'default', signal: expect.any(AbortSignal) })
})

const entries = [{ name: 'One', sha: 'ce013625030ba8dba906f756967f9e9ca394464a' }]
const ANSWERS = JSON.parse(readFileSync('tests/fixtures/github-answers.json', 'utf8'))

test.each([
  ['list', { ok: true, value: { entries, isCut: false } }],
  ['limited', { ok: false, fault: { kind: 'rate-limited', retryAt: RESET } }],
  ['missing', unknown],
])('[LIST-4] row 6, row 28, row 39: reads an answer as GitHub writes it: %s', async (name, expected) => {
  const { body, ...init } = ANSWERS[name]
  const { answer } = await reading(() => Response.json(body, init), { now: () => RESET - 60_000 })
  expect(answer).toEqual(expected)
})

test('[SAVE-2] row 9: fails at a 404, and keeps the stored list', async () => {
  const answers = [new Response(oneFile), Response.json({ message: 'Not Found' }, { status: 404 })]
  const { environment } = await reading(() => answers.shift() ?? broken())
  expect(await readList(HOST, NONE, environment, staying)).toEqual(unknown)
  expect(await recallList(HOST, [], environment)).toEqual({ value: LIST_OF_ONE.value, storedAt: 0 })
})

test.each(['<!DOCTYPE html><title>Log in</title>', '', '[{"type":"file",'])(
  '[LIST-3] row 12, row 25: fails at a listing that is not JSON, and does not store it (%j)',
  async (body) => {
    const { answer, stored } = await reading(() => new Response(body))
    expect(answer).toEqual(unknown)
    expect(stored.size).toBe(0)
  },
)

test('[LIST-4] row 23: reads JSON that is not an array as an empty list, and keeps the stored list', async () => {
  const answers = [oneFile, '{"message":"hello"}']
  const { environment } = await reading(() => new Response(answers.shift()))
  const empty = { ok: true, value: { entries: [], isCut: false } }
  expect(await readList(HOST, NONE, environment, staying)).toEqual(empty)
  expect((await recallList(HOST, [], environment))?.value).toEqual(LIST_OF_ONE.value)
})

test('[SAVE-2] an earlier list than that of the document is neither returned nor stored', async () => {
  const earlierLists = [await listingId([{ name: 'One' }], crypto.subtle)]
  const { environment, stored } = fakeGithub(() => new Response(oneFile))
  const answer = await readList(HOST, Promise.resolve(earlierLists), environment, staying)
  expect(answer).toEqual({ ok: true, value: null })
  expect(stored.size).toBe(0)
  // A page of an earlier build has stored it.
  await readList(HOST, NONE, environment, staying)
  await vi.waitFor(() => expect(stored.size).toBe(1))
  expect(await recallList(HOST, earlierLists, environment)).toBe(null)
  expect(await recallList(HOST, [], environment)).toMatchObject({ value: LIST_OF_ONE.value })
})

test('asks again for a cached list only where that costs nothing: GitHub’s API counts each call', async () => {
  for (const [host, cache] of [
    [HOST, 'default'],
    [besideSite({ ...HOST, embedded: true }, '/me/'), 'no-cache'],
  ] as const) {
    const { environment, asked } = fakeGithub(() => new Response(oneFile))
    await readList(host, NONE, environment, staying)
    expect(asked.map(({ init }) => init.cache)).toEqual([cache])
  }
})

test.each(['<html>', '[{"type":"fi', '{"message":"hello"}'])(
  'row 63: ignores a stored list that is broken (%s)',
  async (body) => {
    const { environment, stored } = await reading(() => new Response(oneFile))
    stored.set(LIST, new Response(body, { headers: { 'x-stored-at': '0' } }))
    expect(await recallList(HOST, [], environment)).toBe(null)
  },
)

const GITLAB = onGitlab('press/notes', 'https://gitlab.example')
const SHA = 'a'.repeat(40)

/** An entry in the format of the documentation of the repository tree. */
const blob = (name: string, mode = '100644') => ({ id: SHA, name, type: 'blob', mode })
const blobs = (count: number) => Array.from({ length: count }, (_, number) => blob(`${number}.md`))

async function readingPages(files: readonly object[], wait = () => {}) {
  const github = fakeGithub(({ address, init: { signal } }) => {
    wait()
    signal?.throwIfAborted()
    const page = Number(new URL(address).searchParams.get('page'))
    return Response.json(files.slice((page - 1) * 100, page * 100))
  })
  return { ...github, answer: await readList(GITLAB, NONE, github.environment, staying) }
}

test('[LIST-4] leaves out all but files on GitLab', async () => {
  const folder = { ...blob('images', '040000'), type: 'tree' }
  const others = [folder, blob('link.md', '120000'), { ...blob('module.md', '160000'), type: 'commit' }]
  const { answer } = await readingPages([...others, blob('One.md'), blob('Run.md', '100755')])
  const files = ['One', 'Run'].map((name) => ({ name, sha: SHA }))
  expect(answer.ok && answer.value?.entries).toEqual(files)
})

test.each([
  [99, 1],
  [100, 2],
  [1_200, 10],
])(
  'row 37: reads a thousand of %i files at most, from %i pages, and stores them as one answer',
  async (count, pages) => {
    const { answer, asked, environment } = await readingPages(blobs(count))
    expect(asked).toHaveLength(pages)
    expect(answer.ok && answer.value?.entries).toHaveLength(Math.min(count, 1_000))
    expect(answer).toMatchObject({ value: { isCut: count > 1_000 } })
    expect(await recallList(GITLAB, [], environment)).toEqual({
      value: answer.ok && answer.value,
      storedAt: 0,
    })
  },
)

test('[LIST-3] limits the time of all pages together to that of one call', async () => {
  let now = 0
  const clocks: { end: number; clock: AbortController }[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const clock = new AbortController()
    clocks.push({ end: now + ms, clock })
    return clock.signal
  })
  const { answer, asked } = await readingPages(blobs(1_200), () => {
    now += 5_000
    for (const { end, clock } of clocks) if (end <= now) clock.abort()
  })
  timeout.mockRestore()
  expect(answer).toEqual({ ok: false, fault: { kind: 'unreachable' } })
  expect(asked).toHaveLength(3)
})

test.each([
  ['breaks off', { second: broken, fault: { ok: false, fault: { kind: 'unreachable' } } }],
  ['is no list', { second: () => new Response('{}'), fault: unknown }],
])(
  '[LIST-3] [SAVE-2] fails if the second page %s, and keeps the stored list',
  async (_, { second, fault }) => {
    const first = () => Response.json(blobs(100))
    const answers = [first, () => Response.json([]), first, second]
    const { environment } = fakeGithub(() => (answers.shift() ?? broken)())
    await readList(GITLAB, NONE, environment, staying)
    expect(await readList(GITLAB, NONE, environment, staying)).toEqual(fault)
    expect((await recallList(GITLAB, [], environment))?.value.entries).toHaveLength(100)
  },
)
