import { expect, test } from 'vitest'
import type { SourceWorld } from './get.ts'
import {
  oneFile,
  type Respond,
  sourceOf,
  staying as signal,
  unanswered,
  unreachable,
} from '#tests/support/source-stand-in.ts'

const unknown = { ok: false, fault: { kind: 'unknown' } }

/** Answers both calls of a source alike. */
async function bothOf(respond: Respond, world?: Partial<SourceWorld>) {
  const { source } = sourceOf(respond, world)
  return [await source.list(signal), await source.read('One', signal)]
}

test('[LIST-1] the listing is one GET of the contents of the folder, without a header that needs a preflight', async () => {
  const { source, asked } = sourceOf(() => new Response(oneFile))
  expect(await source.list(signal)).toEqual({ ok: true, value: { entries: [{ name: 'One' }], isCut: false } })
  expect(asked.map(({ address }) => address)).toEqual([
    'https://api.example/repos/alex/notes/contents/articles',
  ])
  expect(asked[0]?.init.headers).toEqual({ accept: 'application/vnd.github+json' })
  expect(asked[0]?.init.method).toBe(undefined)
})

test('[ART-1] an article is one GET of the raw file, without headers, and its body is read as text', async () => {
  const { source, asked } = sourceOf(() => new Response('hello\n'))
  const sha = 'ce013625030ba8dba906f756967f9e9ca394464a'
  expect(await source.read('One & two', signal)).toEqual({
    ok: true,
    value: { text: 'hello\n', sha, size: 6, isDoubtful: false },
  })
  expect(asked.map(({ address }) => address)).toEqual([
    'https://raw.example/alex/notes/main/articles/One%20%26%20two.md',
  ])
  expect(asked[0]?.init.headers).toBe(undefined)
})

test.each(['../../../../evil/repo/main/x', 'a/b', 'a\\b', '..', '.', '', 'a\u0000'])(
  '[ART-4] row 33: %j is refused and nothing is asked',
  async (name) => {
    const { source, asked } = sourceOf(() => new Response('text'))
    expect(await source.read(name, signal)).toEqual({ ok: false, fault: { kind: 'refused' } })
    expect(asked).toEqual([])
  },
)

test('row 3: what the browser’s cache has revalidated is a 200 like any other', async () => {
  const answers = await bothOf(() => new Response(oneFile, { headers: { age: '59', etag: 'W/"1"' } }))
  expect(answers.every(({ ok }) => ok)).toBe(true)
})

test('[LIST-3] row 4: a literal 304 is a failure, and no empty list', async () => {
  const { source } = sourceOf(() => new Response(null, { status: 304 }))
  expect(await source.list(signal)).toEqual(unknown)
})

test.each([201, 202, 204, 206, 400, 401, 403, 410, 451])(
  '[LIST-3] [ART-2] row 5, row 7, row 14: a %d is a failure, whatever its body',
  async (status) => {
    const body = status === 204 ? null : oneFile
    expect(await bothOf(() => new Response(body, { status }))).toEqual([unknown, unknown])
  },
)

test.each([500, 502, 503, 504])(
  '[LIST-3] [ART-2] row 11: a %d is a failure, with a page for a body, too',
  async (status) => {
    const failing = { ok: false, fault: { kind: 'failing' } }
    expect(await bothOf(() => new Response('<!doctype html>', { status }))).toEqual([failing, failing])
  },
)

test('row 6: a spent allowance is a failure that says when it ends', async () => {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2400' }
  const body = '{"message":"API rate limit exceeded for 203.0.113.7."}'
  const limited = { ok: false, fault: { kind: 'rate-limited', retryAt: 2_400_000 } }
  expect(await bothOf(() => new Response(body, { status: 403, headers }))).toEqual([limited, limited])
})

test('row 8: a 429 is a failure whose wait is kept', async () => {
  const limited = { ok: false, fault: { kind: 'rate-limited', retryAt: 30_000 } }
  expect(await bothOf(() => new Response('', { status: 429, headers: { 'retry-after': '30' } }))).toEqual([
    limited,
    limited,
  ])
})

test('[SAVE-2] row 9: a listing answered 404 is a failure, but not gone: its copy may stay', async () => {
  const { source } = sourceOf(() => Response.json({ message: 'Not Found' }, { status: 404 }))
  expect(await source.list(signal)).toEqual(unknown)
})

test('[ART-2] row 10, row 29: an article answered 404 is missing', async () => {
  const { source } = sourceOf(() => new Response('404: Not Found', { status: 404 }))
  expect(await source.read('One', signal)).toEqual({ ok: false, fault: { kind: 'missing' } })
})

test.each(['<!DOCTYPE html><title>Log in</title>', '', '[{"type":"file",', 'undefined'])(
  '[LIST-3] row 12, row 25: a listing that is no JSON is a failure (%j)',
  async (body) => {
    const { source } = sourceOf(() => new Response(body))
    expect(await source.list(signal)).toEqual(unknown)
  },
)

test.each(['{"message":"hello"}', 'null', '"text"', '7'])(
  '[LIST-4] row 23: a listing that is JSON but no array is an empty list (%s)',
  async (body) => {
    const { source } = sourceOf(() => new Response(body))
    expect(await source.list(signal)).toEqual({ ok: true, value: { entries: [], isCut: false } })
  },
)

test('row 26: a byte order mark before the JSON changes nothing', async () => {
  const { source } = sourceOf(() => new Response(`\uFEFF${oneFile}`))
  expect(await source.list(signal)).toEqual({ ok: true, value: { entries: [{ name: 'One' }], isCut: false } })
})

test.each(['<!doctype html>', ' \n<!DOCTYPE HTML>', '<html lang="en">', '\uFEFF<HTML>'])(
  '[ART-2] row 13: a page instead of an article is a failure (%j)',
  async (body) => {
    const { source } = sourceOf(
      () => new Response(body, { headers: { 'content-type': 'Text/HTML; charset=utf-8' } }),
    )
    expect(await source.read('One', signal)).toEqual(unknown)
  },
)

test('row 13: an article about HTML, and one sent as HTML, are articles', async () => {
  for (const [body, type] of [
    ['<!doctype html>', 'text/plain'],
    ['# <html>', 'text/html'],
  ] as const) {
    const { source } = sourceOf(() => new Response(body, { headers: { 'content-type': type } }))
    expect(await source.read('One', signal)).toMatchObject({ ok: true, value: { text: body } })
  }
})

test('[LIST-3] [ART-2] row 2, row 15: a request that fails is a failure', async () => {
  expect(await bothOf(unanswered)).toEqual([unreachable, unreachable])
})

test('row 21: without a network the failure comes at once, and says so', async () => {
  const offline = { ok: false, fault: { kind: 'offline' } }
  expect(await bothOf(unanswered, { online: () => false })).toEqual([offline, offline])
  expect(await bothOf(unanswered, { online: () => true })).toEqual([unreachable, unreachable])
})

test('row 21: a host that answers although the browser believes to be offline is believed', async () => {
  const answers = await bothOf(() => new Response(oneFile), { online: () => false })
  expect(answers.every(({ ok }) => ok)).toBe(true)
})

test.each(['', ' \n\t', '\uFEFF'])('[ART-4] row 41: an empty file (%j) is an empty article', async (body) => {
  const { source } = sourceOf(() => new Response(body))
  const answer = await source.read('One', signal)
  expect(answer.ok && answer.value.text.trim()).toBe('')
})

test('row 42, row 44: a byte order mark goes, bytes that are no UTF-8 are replaced', async () => {
  const { source } = sourceOf(() => new Response(new Uint8Array([0xef, 0xbb, 0xbf, 0x23, 0x20, 0xe4, 0x0a])))
  expect(await source.read('One', signal)).toMatchObject({ ok: true, value: { text: '# \uFFFD\n' } })
})

test('a page on plain http, which has no digest, still has its articles', async () => {
  const { source } = sourceOf(() => new Response('text'), { subtle: undefined })
  expect(await source.read('One', signal)).toEqual({
    ok: true,
    value: { text: 'text', sha: '', size: 4, isDoubtful: false },
  })
})

test('row 60: an article does not need the list', async () => {
  const { source } = sourceOf(
    ({ address }) => new Response('text', { status: address.includes('/contents/') ? 500 : 200 }),
  )
  expect((await source.list(signal)).ok).toBe(false)
  expect((await source.read('One', signal)).ok).toBe(true)
})

test('fetch is not called as a method: a browser’s own would refuse', async () => {
  const { source } = sourceOf(() => new Response(''), {
    async fetch(this: unknown) {
      return new Response(this === undefined ? oneFile : 'Illegal invocation')
    },
  })
  expect((await source.list(signal)).ok).toBe(true)
})
