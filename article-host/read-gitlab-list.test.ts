import { expect, test, vi } from 'vitest'
import { broken, fakeGithub, staying } from '#tests/support/github/fake-github.ts'
import { onGitlab } from './hosts.ts'
import { readGitlabList } from './read-gitlab-list.ts'
import { recallList } from './read-list.ts'

const HOST = onGitlab('press/notes', 'https://gitlab.example')
const unknown = { ok: false, fault: { kind: 'unknown' } }
const SHA = 'a'.repeat(40)

/** An entry in the format of the documentation of the repository tree. */
const blob = (name: string, mode = '100644') => {
  return { id: SHA, name, type: 'blob', path: `articles/${name}`, mode }
}
const blobs = (count: number) => Array.from({ length: count }, (_, number) => blob(`${number}.md`))

/** Answers with a page of these files, and counts from 1, as GitLab does. */
const gitlabWith =
  (files: readonly object[]) =>
  ({ address }: { address: string }) => {
    const page = Number(new URL(address).searchParams.get('page'))
    return Response.json(files.slice((page - 1) * 100, page * 100))
  }

async function reading(...[respond, changes]: Parameters<typeof fakeGithub>) {
  const gitlab = fakeGithub(respond, changes)
  return { ...gitlab, answer: await readGitlabList(HOST, gitlab.environment, staying) }
}

test('[LIST-1] [LIST-4] reads a small list with one GET without a preflight, and leaves out all but files', async () => {
  const { answer, asked } = await reading(
    gitlabWith([
      { ...blob('images', '040000'), type: 'tree' },
      blob('One.md'),
      blob('Run.md', '100755'),
      blob('link.md', '120000'),
      { ...blob('module.md', '160000'), type: 'commit' },
    ]),
  )
  const entries = [
    { name: 'One', sha: SHA },
    { name: 'Run', sha: SHA },
  ]
  expect(answer).toEqual({ ok: true, value: { entries, isCut: false } })
  expect(asked.map(({ address }) => address)).toEqual([
    'https://gitlab.example/api/v4/projects/press%2Fnotes/repository/tree?path=articles&ref=main&per_page=100&page=1',
  ])
  expect(asked[0]?.init.headers).toEqual({ accept: 'application/json' })
})

test.each([
  [99, 1],
  [100, 2],
  [250, 3],
])('%i files are on %i pages, and all are stored as one answer', async (count, pages) => {
  const { answer, asked, environment } = await reading(gitlabWith(blobs(count)))
  expect(answer.ok && answer.value.entries).toHaveLength(count)
  expect(asked).toHaveLength(pages)
  expect(await recallList(HOST, environment)).toEqual({ value: answer.ok && answer.value, storedAt: 0 })
})

test('row 37: reads ten pages of a longer list, and treats it as cut', async () => {
  const { answer, asked } = await reading(gitlabWith(blobs(1_200)))
  expect(asked).toHaveLength(10)
  expect(answer.ok && [answer.value.entries.length, answer.value.isCut]).toEqual([1_000, true])
})

test('[LIST-3] limits the time of all pages together to that of one call', async () => {
  let now = 0
  const clocks: { end: number; clock: AbortController }[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const clock = new AbortController()
    clocks.push({ end: now + ms, clock })
    return clock.signal
  })
  const files = gitlabWith(blobs(1_200))
  const { answer, asked } = await reading((request) => {
    now += 5_000
    for (const { end, clock } of clocks) if (end <= now) clock.abort()
    request.init.signal?.throwIfAborted()
    return files(request)
  })
  timeout.mockRestore()
  expect(answer).toEqual({ ok: false, fault: { kind: 'unreachable' } })
  expect(asked).toHaveLength(3)
})

test('[LIST-3] [SAVE-2] fails if one page does, and keeps the stored list', async () => {
  let failing: () => Promise<Response> | Response = broken
  const files = gitlabWith(blobs(250))
  let isWell = true
  const { environment } = await reading((asked) =>
    isWell || asked.address.endsWith('=1') ? files(asked) : failing(),
  )
  isWell = false
  const again = () => readGitlabList(HOST, environment, staying)
  expect(await again()).toEqual({ ok: false, fault: { kind: 'unreachable' } })
  failing = () => new Response(null, { status: 404 })
  expect(await again()).toEqual(unknown)
  for (const body of ['<!doctype html>', '{}', '']) {
    failing = () => new Response(body)
    expect(await again()).toEqual(unknown)
  }
  expect((await recallList(HOST, environment))?.value.entries).toHaveLength(250)
})
