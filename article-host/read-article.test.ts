import { expect, test, vi } from 'vitest'
import { broken, fakeGithub, HOST, ONE, staying } from '#tests/support/github/fake-github.ts'
import { ARTICLE_LIMIT_BYTES, readArticle, recallArticle } from './read-article.ts'

const HELLO_SHA = 'ce013625030ba8dba906f756967f9e9ca394464a'
const missing = { ok: false, fault: { kind: 'missing' } }

async function reading(...[respond, changes]: Parameters<typeof fakeGithub>) {
  const github = fakeGithub(respond, changes)
  return { ...github, answer: await readArticle(HOST, { name: 'One' }, github.environment, staying) }
}

test('[ART-1] reads an article as text, with one GET of the raw file and without headers', async () => {
  const { environment, asked } = fakeGithub(() => new Response('hello\n'))
  const answer = await readArticle(HOST, { name: 'One & two' }, environment, staying)
  expect(answer).toEqual({ ok: true, value: { text: 'hello\n', sha: HELLO_SHA } })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.address).toBe('https://raw.example/alex/notes/main/articles/One%20%26%20two.md')
  expect(asked[0]?.init).toEqual({ cache: 'no-cache', signal: expect.any(AbortSignal) })
})

test.each(['../../../../evil/repo/main/x', 'a/b', 'a\\b', '..', '.', '', 'a\u0000'])(
  '[ART-4] row 33: refuses %j without a call, and reads no stored copy',
  async (name) => {
    const { environment, asked } = fakeGithub(() => new Response('text'))
    const refused = { ok: false, fault: { kind: 'refused' } }
    expect(await readArticle(HOST, { name }, environment, staying)).toEqual(refused)
    expect(await recallArticle(HOST, { name }, environment)).toBe(null)
    expect(asked).toEqual([])
  },
)

const PAGES = [
  '<!doctype html>',
  ' \n<!DOCTYPE HTML>',
  '<html lang="en">',
  '\uFEFF<HTML>',
  '<!-- Made by a portal -->\n<!-- 2026 --><!doctype html>',
  '<?xml version="1.0"?>\n<html>',
  '<script>location = "/login"</script>',
  '<meta http-equiv="refresh" content="0; url=/login">',
]

test.each<[body: string, type: string]>([
  ...PAGES.map((body): [string, string] => [body, 'Text/HTML; charset=utf-8']),
  ['<html xmlns="http://www.w3.org/1999/xhtml">', 'application/xhtml+xml'],
  ['<!doctype html><title>Log in</title>', ''],
  ['<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'application/xml'],
  ['<Error/>', 'Text/XML; charset=utf-8'],
  ['{"message":"Log in"}', 'application/json; charset=utf-8'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['GIF89a', 'image/gif'],
  ['ID3', 'audio/mpeg'],
  ['ftypisom', 'video/mp4'],
  ['%PDF-1.7', 'application/pdf'],
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'application/octet-stream'],
])('[ART-2] row 13: %j as %s is not an article, and is neither shown nor stored', async (body, type) => {
  const { answer, stored } = await reading(() => new Response(body, { headers: { 'content-type': type } }))
  expect(answer).toEqual({ ok: false, fault: { kind: 'unknown' } })
  expect(stored.size).toBe(0)
})

test.each([
  ['<!doctype html>', 'text/plain'],
  ['<!-- A draft of May -->\n# One', 'text/plain; charset=utf-8'],
  ['<!-- A draft of May -->\n# One', 'text/html'],
  ['<p align="center">One</p>', 'text/html'],
  ['# <html>', 'text/html'],
  ['# One', 'text/markdown'],
  ['# One', ''],
  ['<!-- A draft of May -->\n# One', ''],
  ['# One', 'application/octet-stream'],
  ['# One\0', 'text/plain'],
])('row 13, row 45: %j as %s is an article', async (body, type) => {
  const { answer, stored } = await reading(() => new Response(body, { headers: { 'content-type': type } }))
  expect(answer).toMatchObject({ ok: true, value: { text: body } })
  expect(stored.size).toBe(1)
})

test.each(['', ' \n\t', '\uFEFF'])('[ART-4] row 41: an empty file (%j) is an empty article', async (body) => {
  const { answer } = await reading(() => new Response(body))
  expect(answer.ok && answer.value?.text.trim()).toBe('')
})

test('row 42, row 44: removes a byte order mark, and replaces bytes that are not UTF-8', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x23, 0x20, 0xe4, 0x0a])
  const { answer } = await reading(() => new Response(bytes))
  expect(answer).toMatchObject({ ok: true, value: { text: '# \uFFFD\n' } })
})

test('[SAVE-1] row 60, row 62: returns the article as it was read last when GitHub fails', async () => {
  let now = 5
  const answers = [() => new Response('hello\n'), broken, broken]
  const { environment } = await reading(() => (answers.shift() ?? broken)(), { now: () => now })
  now = 9
  expect((await readArticle(HOST, { name: 'One' }, environment, staying)).ok).toBe(false)
  const value = { text: 'hello\n', sha: HELLO_SHA }
  expect(await recallArticle(HOST, { name: 'One' }, environment)).toEqual({ value, storedAt: 5 })
  expect(await recallArticle(HOST, { name: 'Two' }, environment)).toBe(null)
})

test('[SAVE-2] an earlier text than that of the document is neither returned nor stored', async () => {
  const earlier = [HELLO_SHA.slice(0, 10)]
  const { environment, stored } = fakeGithub(() => new Response('hello\n'))
  const requested = { name: 'One', earlier }
  expect(await readArticle(HOST, requested, environment, staying)).toEqual({ ok: true, value: null })
  expect(stored.size).toBe(0)
  // A page of an earlier build has stored it.
  await readArticle(HOST, { name: 'One' }, environment, staying)
  await vi.waitFor(() => expect(stored.size).toBe(1))
  expect(await recallArticle(HOST, requested, environment)).toBe(null)
})

test('[ART-2] [SAVE-2] row 10, row 29: deletes the stored answer when the article is a 404', async () => {
  const answers = [new Response('hello\n'), new Response('404: Not Found', { status: 404 })]
  const { environment, stored } = await reading(() => answers.shift() ?? broken())
  expect([...stored.keys()]).toEqual([ONE])
  expect(await readArticle(HOST, { name: 'One' }, environment, staying)).toEqual(missing)
  expect(stored.size).toBe(0)
})

test('reads an article without its id if the platform has no digest', async () => {
  const { answer } = await reading(() => new Response('hello\n'), { subtle: undefined })
  expect(answer).toMatchObject({ ok: true, value: { text: 'hello\n', sha: '' } })
})

test('row 47: fails at an article that is too large', async () => {
  const { answer, stored } = await reading(() => new Response('x'.repeat(ARTICLE_LIMIT_BYTES + 1)))
  expect(answer).toEqual({ ok: false, fault: { kind: 'too-large' } })
  expect(stored.size).toBe(0)
})
