import { expect, test } from 'vitest'
import { broken, fakeGithub, HOST, LIST, oneFile, staying } from '#tests/support/github/fake-github.ts'
import { readList, recallList } from './read-list.ts'

const unknown = { ok: false, fault: { kind: 'unknown' } }
const one = { ok: true, value: { entries: [{ name: 'One' }], isCut: false } }

async function reading(...[respond, changes]: Parameters<typeof fakeGithub>) {
  const github = fakeGithub(respond, changes)
  return { ...github, answer: await readList(HOST, github.environment, staying) }
}

test('[LIST-1] reads the list with one GET of the folder’s contents, without a preflight', async () => {
  const { answer, asked } = await reading(() => new Response(oneFile))
  expect(answer).toEqual(one)
  expect(asked.map(({ address }) => address)).toEqual([LIST])
  expect(asked[0]?.init.headers).toEqual({ accept: 'application/json' })
  expect(asked[0]?.init.method).toBe(undefined)
})

test('[SAVE-2] row 9: fails at a 404, and keeps the stored list', async () => {
  const answers = [new Response(oneFile), Response.json({ message: 'Not Found' }, { status: 404 })]
  const { environment } = await reading(() => answers.shift() ?? broken())
  expect(await readList(HOST, environment, staying)).toEqual(unknown)
  expect(await recallList(HOST, environment)).toEqual({ value: one.value, storedAt: 0 })
})

test.each(['<!DOCTYPE html><title>Log in</title>', '', '[{"type":"file",', 'undefined'])(
  '[LIST-3] row 12, row 25: fails at a listing that is not JSON, and does not store it (%j)',
  async (body) => {
    const { answer, stored } = await reading(() => new Response(body))
    expect(answer).toEqual(unknown)
    expect(stored.size).toBe(0)
  },
)

test.each(['{"message":"hello"}', 'null', '"text"', '7'])(
  '[LIST-4] row 23: reads JSON that is not an array as an empty list, and keeps the stored list (%s)',
  async (body) => {
    const answers = [oneFile, body]
    const { environment } = await reading(() => new Response(answers.shift()))
    expect(await readList(HOST, environment, staying)).toEqual({
      ok: true,
      value: { entries: [], isCut: false },
    })
    expect((await recallList(HOST, environment))?.value).toEqual(one.value)
  },
)

test('row 26: ignores a byte order mark before the JSON', async () => {
  const { answer } = await reading(() => new Response(`\uFEFF${oneFile}`))
  expect(answer).toEqual(one)
})

test.each(['<html>', '[{"type":"fi', '{"message":"hello"}'])(
  'row 63: ignores a stored list that is broken (%s)',
  async (body) => {
    const { environment, stored } = await reading(() => new Response(oneFile))
    stored.set(LIST, new Response(body, { headers: { 'x-stored-at': '0' } }))
    expect(await recallList(HOST, environment)).toBe(null)
  },
)
