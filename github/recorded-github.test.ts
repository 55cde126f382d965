import branchProtection from '@octokit/fixtures/scenarios/api.github.com/branch-protection/normalized-fixture.json'
import getContent from '@octokit/fixtures/scenarios/api.github.com/get-content/normalized-fixture.json'
import renameRepository from '@octokit/fixtures/scenarios/api.github.com/rename-repository/normalized-fixture.json'
import type { components } from '@octokit/openapi-types'
import { expect, expectTypeOf, test } from 'vitest'
import { type ListingEntry, parseListing } from './listing.ts'
import { sourceOf, staying } from '#tests/support/source-stand-in.ts'

type Recorded = { status: number; response: unknown; headers: Record<string, unknown> }

const README_SHA = '93a078d1c3f76aa1ca11def8f882a06df1d4a01b'

/** A real answer of api.github.com, as the makers of GitHub's own client recorded it. */
function answerOf(recording: readonly Recorded[], index: number): Response {
  const recorded = recording[index]
  if (!recorded) throw new Error(`Expected an exchange ${index} in the recording.`)
  const { status, response } = recorded
  const headers = Object.entries(recorded.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Response(typeof response === 'string' ? response : JSON.stringify(response), { status, headers })
}

test('[LIST-4] the recorded listing of a folder is read, with the id and the size of its file', async () => {
  const { source } = sourceOf(() => answerOf(getContent, 0))
  expect(await source.list(staying)).toEqual({
    ok: true,
    value: { entries: [{ name: 'README', sha: README_SHA, size: 13 }], isCut: false },
  })
})

test('[ART-1] a recorded raw file is read, and its id is the one that the recorded listing names', async () => {
  const { source } = sourceOf(({ address }) =>
    answerOf(getContent, address.startsWith('https://raw') ? 1 : 0),
  )
  await source.list(staying)
  expect(await source.read('README', staying)).toEqual({
    ok: true,
    value: { text: '# hello-world', sha: README_SHA, size: 13, isDoubtful: false, listedSha: README_SHA },
  })
})

test('[LIST-3] row 9: a recorded 404 fails the list, and is no reason to drop a saved one', async () => {
  const { source } = sourceOf(() => answerOf(branchProtection, 0))
  expect(await source.list(staying)).toEqual({ ok: false, fault: { kind: 'unknown' } })
})

test('row 10: a recorded 404 says that an article is missing', async () => {
  const { source } = sourceOf(() => answerOf(branchProtection, 0))
  expect(await source.read('README', staying)).toEqual({ ok: false, fault: { kind: 'missing' } })
})

test('[LIST-3] row 1: a recorded 301 that nobody followed is a failure', async () => {
  const { source } = sourceOf(() => answerOf(renameRepository, 1))
  expect(await source.list(staying)).toEqual({ ok: false, fault: { kind: 'unknown' } })
})

test('row 23: where the recorded 301 leads, a repository answers, which is an empty list', async () => {
  const { source } = sourceOf(() => answerOf(renameRepository, 2))
  expect(await source.list(staying)).toEqual({ ok: true, value: { entries: [], isCut: false } })
})

test('what is read of a listing is what GitHub’s description of its API promises', () => {
  type Documented = components['schemas']['content-directory'][number]
  expectTypeOf<Documented>().toHaveProperty('type').extract<'file'>().toEqualTypeOf<'file'>()
  expectTypeOf<Documented>().toHaveProperty('name').toEqualTypeOf<string>()
  expectTypeOf<Required<ListingEntry>>().toEqualTypeOf<Pick<Documented, 'name' | 'sha' | 'size'>>()
  const documented = {
    name: 'One.md',
    type: 'file',
    sha: 'a'.repeat(40),
    size: 7,
  } satisfies Partial<Documented>
  expect(parseListing([documented])).toEqual([{ name: 'One', sha: 'a'.repeat(40), size: 7 }])
})
