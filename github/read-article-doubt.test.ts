import { expect, test } from 'vitest'
import { gitBlobSha } from './blob-id.ts'
import { LISTING_SAYS_MS } from './listing-memory.ts'
import { sourceOf, staying as signal, unanswered } from '#tests/support/source-stand-in.ts'

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
