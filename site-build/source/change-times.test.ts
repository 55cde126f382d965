import { expect, test } from 'vitest'
import { readChangeTimes } from './change-times.ts'

const DATE = '2026-11-01T12:00:00Z'
const article = (name: string, sha = 'a') => ({ name, sha })
const many = (count: number) => Array.from({ length: count }, (_, index) => article(`Part ${index}`))
const commit = (date: unknown) => [{ commit: { committer: { date } } }]

function asking(answer: (call: number) => unknown, hasToken = false) {
  const asked: string[] = []
  const question = {
    repository: 'octo/notes',
    hasToken,
    ask: (path: string, what: string) => {
      asked.push(path)
      const value = answer(asked.length)
      return Promise.resolve(
        value === undefined
          ? { ok: false as const, problem: { kind: 'status' as const, what, status: 500 } }
          : { ok: true as const, bytes: Buffer.from(JSON.stringify(value)) },
      )
    },
  }
  return { asked, question }
}

test('a new or changed text costs one call, an unchanged one none', async () => {
  const { asked, question } = asking(() => commit(DATE))
  const known = [
    { ...article('Same'), changedAt: 5 },
    { ...article('Changed', 'old'), changedAt: 5 },
  ]
  const times = await readChangeTimes(
    [article('Same'), article('Changed'), article('100% #1')],
    known,
    question,
  )
  expect(Object.fromEntries(times)).toEqual({
    Same: 5,
    Changed: Date.parse(DATE),
    '100% #1': Date.parse(DATE),
  })
  expect(asked).toEqual([
    '/repos/octo/notes/commits?path=articles%2FChanged.md&sha=main&per_page=1',
    '/repos/octo/notes/commits?path=articles%2F100%25%20%231.md&sha=main&per_page=1',
  ])
})

test('without a token twenty calls are made, but not twenty-one', async () => {
  const few = asking(() => commit(DATE))
  await readChangeTimes(many(20), [], few.question)
  expect(few.asked).toHaveLength(20)
  const more = asking(() => commit(DATE))
  expect(new Set((await readChangeTimes(many(21), [], more.question)).values())).toEqual(new Set([null]))
  expect(more.asked).toEqual([])
})

test('with a token there is a limit, too, and the next build asks for the rest', async () => {
  const first = asking(() => commit(DATE), true)
  const times = await readChangeTimes(many(450), [], first.question)
  expect(first.asked).toHaveLength(400)
  const known = many(450).map((one) => ({ ...one, changedAt: times.get(one.name) ?? null }))
  const second = asking(() => commit(DATE), true)
  await readChangeTimes(many(450), known, second.question)
  expect(second.asked).toHaveLength(50)
})

test('the first failure ends the questions, and keeps what was found', async () => {
  const { asked, question } = asking((call) => (call === 3 ? undefined : commit(DATE)), true)
  const times = await readChangeTimes(many(100), [], question)
  expect(times.get('Part 0')).toBe(Date.parse(DATE))
  expect(times.get('Part 99')).toBe(null)
  expect(asked.length).toBeLessThan(15)
})

test.each([[[]], [commit('yesterday')], [commit(7)], [{}], [[null]]])(
  'an answer such as %j is no date',
  async (answer) => {
    const { question } = asking(() => answer)
    expect((await readChangeTimes([article('One')], [], question)).get('One')).toBe(null)
  },
)
