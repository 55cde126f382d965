import { expect, test } from 'vitest'
import { LISTING_SAYS_MS } from './listing-memory.ts'
import { REPEAT_AFTER_MS, type SourceWorld } from './live-get.ts'
import { gitBlobSha } from './blob-sha.ts'
import { type Respond, sourceOf, staying as signal } from '#tests/support/source-stand-in.ts'

const unknown = { ok: false, fault: { kind: 'unknown' } }
const unreachable = { ok: false, fault: { kind: 'unreachable' } }
const oneFile = '[{"type":"file","name":"One.md"}]'

const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))

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

test.each([
  ['a broken connection', unanswered],
  ['a host that stumbles', () => new Response('', { status: 502 })],
])('%s is tried once more, a second later, and no further', async (_, respond) => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const { source, asked } = sourceOf(respond, { pause })
  await source.list(signal)
  expect(asked).toHaveLength(2)
  await source.read('One', signal)
  expect(asked).toHaveLength(4)
  expect(pauses).toEqual([REPEAT_AFTER_MS, REPEAT_AFTER_MS])
})

test('what succeeds at the second try is a success', async () => {
  let calls = 0
  const { source } = sourceOf(() => (calls++ === 0 ? unanswered() : new Response(oneFile)))
  expect((await source.list(signal)).ok).toBe(true)
})

test.each([304, 400, 403, 404, 410, 429])('a %d is not asked for again', async (status) => {
  const { source, asked } = sourceOf(() => new Response(null, { status }))
  await source.list(signal)
  await source.read('One', signal)
  expect(asked).toHaveLength(2)
})

test('row 21: without a network nothing is tried again', async () => {
  const { source, asked } = sourceOf(unanswered, { online: () => false })
  await source.list(signal)
  expect(asked).toHaveLength(1)
})

test('who leaves during the pause makes no second call', async () => {
  const leaving = new AbortController()
  const { source, asked } = sourceOf(unanswered, { pause: async () => leaving.abort() })
  await source.list(leaving.signal)
  expect(asked).toHaveLength(1)
})

test('row 6, row 8: before the time that a host has named, only the visitor asks again', async () => {
  let now = 0
  const { source, asked } = sourceOf(
    () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
    { now: () => now },
  )
  const limited = { ok: false, fault: { kind: 'rate-limited', retryAt: 30_000 } }
  expect(await source.list(signal)).toEqual(limited)
  now = 29_999
  expect(await source.list(signal)).toEqual(limited)
  expect(asked).toHaveLength(1)
  await source.list(signal, true)
  expect(asked).toHaveLength(2)
  now = 60_000
  await source.list(signal)
  expect(asked).toHaveLength(3)
  // The other host has asked for nothing.
  await source.read('One', signal)
  expect(asked).toHaveLength(4)
})

const listedAs = (sha: string, size: number) => JSON.stringify([{ type: 'file', name: 'One.md', sha, size }])

async function doubtful(whole: string, answers: string[], subtle: SubtleCrypto | undefined) {
  const bytes = new TextEncoder().encode(whole)
  const left = [...answers]
  const { source, asked } = sourceOf(
    async ({ address }) =>
      new Response(
        address.includes('/contents/')
          ? listedAs(await gitBlobSha(bytes, crypto.subtle), bytes.length)
          : left.shift(),
      ),
    { subtle },
  )
  await source.list(signal)
  return { answer: await source.read('One', signal), caches: asked.slice(1).map(({ init }) => init.cache) }
}

test.each([crypto.subtle, undefined])(
  'row 20: a text cut inside its compression is fetched anew, past every cache',
  async (subtle) => {
    const { answer, caches } = await doubtful('the whole text', ['the whole', 'the whole text'], subtle)
    expect(answer).toMatchObject({ ok: true, value: { text: 'the whole text', isDoubtful: false } })
    expect(caches).toEqual([undefined, 'reload'])
  },
)

test.each([crypto.subtle, undefined])(
  'row 20: when it stays so it is shown, as doubtful, and no third time asked for',
  async (subtle) => {
    const { answer, caches } = await doubtful('the whole text', ['the whole', 'the whole'], subtle)
    expect(answer).toMatchObject({ ok: true, value: { text: 'the whole', isDoubtful: true } })
    expect(caches).toHaveLength(2)
  },
)

test('a text that is the listed one is not doubted', async () => {
  const { answer, caches } = await doubtful('the whole text', ['the whole text'], crypto.subtle)
  expect(answer).toMatchObject({ ok: true, value: { isDoubtful: false } })
  expect(caches).toHaveLength(1)
})

test('row 20: a text shorter than the one that was read last is fetched anew, and then believed', async () => {
  const answers = ['short', 'short', 'longer text']
  const { source, asked } = sourceOf(() => new Response(answers.shift()))
  const short = await source.read('One', signal, { knownSize: 11 })
  expect(short).toMatchObject({ ok: true, value: { text: 'short', isDoubtful: false } })
  expect(asked.map(({ init }) => init.cache)).toEqual([undefined, 'reload'])
  await source.read('One', signal, { knownSize: 11 })
  expect(asked).toHaveLength(3)
})

test('row 20: where the second call fails, what the first has brought is shown, as doubtful', async () => {
  const bytes = new TextEncoder().encode('the whole text')
  let reads = 0
  const { source } = sourceOf(async ({ address }) => {
    if (address.includes('/contents/'))
      return new Response(listedAs(await gitBlobSha(bytes, crypto.subtle), 14))
    return (reads += 1) === 1 ? new Response('the whole') : unanswered()
  })
  await source.list(signal)
  expect(await source.read('One', signal)).toMatchObject({
    ok: true,
    value: { text: 'the whole', isDoubtful: true },
  })
  expect(reads).toBe(2)
})

/** Reads an article whose first answer is too short, with what the second call is answered. */
function cutOnce(second: () => Response) {
  let reads = 0
  const stand = sourceOf(() => ((reads += 1) === 1 ? new Response('short') : second()), { now: () => 0 })
  return { ...stand, answer: stand.source.read('One', signal, { knownSize: 11 }) }
}

test('row 8: a host that limits the second call of an article is left alone, as after a first one', async () => {
  const { source, asked, answer } = cutOnce(
    () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
  )
  expect(await answer).toMatchObject({ ok: true, value: { text: 'short' } })
  const limited = { ok: false, fault: { kind: 'rate-limited', retryAt: 30_000 } }
  expect(await source.read('One', signal)).toEqual(limited)
  expect(asked).toHaveLength(2)
})

test('[SAVE-2] an article that is not there at the second call is gone, whatever a cache has answered first', async () => {
  const { answer } = cutOnce(() => new Response('', { status: 404 }))
  expect(await answer).toEqual({ ok: false, fault: { kind: 'missing' } })
})

test('a listing says nothing of a text that is read when the raw host’s caches are over', async () => {
  let now = 1_000_000
  const old = await gitBlobSha(new TextEncoder().encode('as listed'), crypto.subtle)
  const { source, asked } = sourceOf(
    ({ address }) => new Response(address.includes('/contents/') ? listedAs(old, 9) : 'corrected since'),
    { now: () => now },
  )
  await source.list(signal)
  now += LISTING_SAYS_MS - 1
  expect(await source.read('One', signal)).toMatchObject({ value: { isDoubtful: true, listedSha: old } })
  expect(asked).toHaveLength(3)
  now += 1
  expect(await source.read('One', signal)).toMatchObject({
    ok: true,
    value: { text: 'corrected since', isDoubtful: false, listedSha: undefined },
  })
  expect(asked).toHaveLength(4)
})
