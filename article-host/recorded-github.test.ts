import branchProtection from '@octokit/fixtures/scenarios/api.github.com/branch-protection/normalized-fixture.json'
import getContent from '@octokit/fixtures/scenarios/api.github.com/get-content/normalized-fixture.json'
import renameRepository from '@octokit/fixtures/scenarios/api.github.com/rename-repository/normalized-fixture.json'
import type { components } from '@octokit/openapi-types'
import { expect, expectTypeOf, test } from 'vitest'
import { fakeGithub, HOST, staying } from '#tests/support/github/fake-github.ts'
import { type ListingEntry, listingIn } from './listing.ts'
import { readArticle } from './read-article.ts'
import { readList } from './read-list.ts'

type Recorded = { status: number; response: unknown; headers: Record<string, unknown> }

const README_SHA = '93a078d1c3f76aa1ca11def8f882a06df1d4a01b'

/** A real answer of api.github.com, recorded by the makers of GitHub's own client. */
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

const listFrom = (recording: readonly Recorded[], index: number) =>
  readList(HOST, fakeGithub(() => answerOf(recording, index)).environment, staying)
const articleFrom = (recording: readonly Recorded[], index: number) =>
  readArticle(HOST, 'README', fakeGithub(() => answerOf(recording, index)).environment, staying)

test('[LIST-4] [ART-1] computes the id of the recorded listing for the recorded raw file', async () => {
  expect(await listFrom(getContent, 0)).toEqual({
    ok: true,
    value: { entries: [{ name: 'README', sha: README_SHA }], isCut: false },
  })
  expect(await articleFrom(getContent, 1)).toEqual({
    ok: true,
    value: { text: '# hello-world', sha: README_SHA },
  })
})

test('[LIST-3] row 9, row 10: at a recorded 404 the list fails, and an article is missing', async () => {
  expect(await listFrom(branchProtection, 0)).toEqual({ ok: false, fault: { kind: 'unknown' } })
  expect(await articleFrom(branchProtection, 0)).toEqual({ ok: false, fault: { kind: 'missing' } })
})

test('[LIST-3] row 1, row 23: fails at a recorded 301, and reads the repository behind it as an empty list', async () => {
  expect(await listFrom(renameRepository, 1)).toEqual({ ok: false, fault: { kind: 'unknown' } })
  expect(await listFrom(renameRepository, 2)).toEqual({ ok: true, value: { entries: [], isCut: false } })
})

test('uses only fields of a listing that GitHub’s description of its API contains', () => {
  type Documented = components['schemas']['content-directory'][number]
  expectTypeOf<Documented>().toHaveProperty('type').extract<'file'>().toEqualTypeOf<'file'>()
  expectTypeOf<Required<ListingEntry>>().toEqualTypeOf<Pick<Documented, 'name' | 'sha'>>()
  const documented = { name: 'One.md', type: 'file', sha: 'a'.repeat(40) } satisfies Partial<Documented>
  expect(listingIn([documented], null).entries).toEqual([{ name: 'One', sha: 'a'.repeat(40) }])
})
