import protection from '@octokit/fixtures/scenarios/api.github.com/branch-protection/normalized-fixture.json'
import found from '@octokit/fixtures/scenarios/api.github.com/get-repository/normalized-fixture.json'
import renamed from '@octokit/fixtures/scenarios/api.github.com/rename-repository/normalized-fixture.json'
import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { createApi } from './github-api.ts'
import { readRepository, type Repository } from './github-repository.ts'
import { hintsOf } from './repository-hints.ts'

type Recording = { method: string; path: string; status: number; response: unknown }

/** Runs a test against real connections, answered by what was once recorded of GitHub. */
async function replay<T>(recordings: readonly Recording[], run: (api: string) => Promise<T>): Promise<T> {
  return served(({ method, url }, response) => {
    const known = recordings.find(({ path, ...one }) => path === url && one.method === method?.toLowerCase())
    if (!known) return response.writeHead(500).end()
    // The normalised recordings have lost their Location: GitHub sends there what the body says.
    const { url: moved } = known.response as { url?: string }
    const location = known.status === 301 && moved ? { location: new URL(moved).pathname } : {}
    return response.writeHead(known.status, location).end(JSON.stringify(known.response))
  }, run)
}

async function served<T>(answer: RequestListener, run: (host: string) => Promise<T>): Promise<T> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await run(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const world = { fetch, now: Date.now, wait: () => Promise.resolve(), token: 'secret' }
const repositoryAt = (api: string, name: string): Promise<Repository> =>
  readRepository(name, createApi(api, world), true)

test('a repository as GitHub answers is understood', async () => {
  const repository = await replay(found, (api) => repositoryAt(api, 'octokit-fixture-org/hello-world'))
  const facts = { full_name: 'octokit-fixture-org/hello-world', default_branch: 'master', private: false }
  expect(repository).toEqual({ id: 1000, ...facts })
})

test('row 1: a renamed repository is followed, and its new name is said', async () => {
  const configured = 'octokit-fixture-org/rename-repository'
  const repository = await replay(renamed, (api) => repositoryAt(api, configured))
  expect(repository).toMatchObject({ id: 1000, full_name: `${configured}-newname` })
  expect(hintsOf({ configured, repository, entries: [] })[0]).toContain(
    `${configured} is called ${configured}-newname now`,
  )
})

test('row 9: a 404 of GitHub is a repository that is missing or private', async () => {
  const missing = [
    {
      ...protection[0],
      method: 'get',
      path: '/repos/octo/notes',
      status: 404,
      response: protection[0]?.response,
    },
  ]
  await expect(replay(missing, (api) => repositoryAt(api, 'octo/notes'))).rejects.toMatchObject({
    problem: { kind: 'not-found', hasToken: true },
  })
})

test('a redirect to another host does not take the token along', async () => {
  const carried: (string | undefined)[] = []
  const stranger: RequestListener = ({ headers }, response) => {
    carried.push(headers.authorization)
    response.end(JSON.stringify(found[0]?.response))
  }
  await served(stranger, (elsewhere) => {
    const away: RequestListener = ({ headers }, response) => {
      carried.push(headers.authorization)
      response.writeHead(301, { location: elsewhere }).end()
    }
    return served(away, (api) => repositoryAt(api, 'octo/notes'))
  })
  expect(carried).toEqual(['Bearer secret', undefined])
})

test('the token is not sent over a connection that others can read', async () => {
  const sent: unknown[] = []
  const fake = {
    ...world,
    fetch: (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('authorization'))
      return Promise.resolve(new Response('{}'))
    },
  }
  await createApi('http://api.example', fake)('/', 'a question')
  await createApi('https://api.example', fake)('/', 'a question')
  expect(sent).toEqual([null, 'Bearer secret'])
})

test('row 17: a body that stalls is given up at the limit, and tried once more', async () => {
  const { get } = await import('./request.ts')
  let asked = 0
  // Counted where it is sent: on a busy machine the limit may be over before a server hears of it.
  const counting = {
    ...world,
    fetch: (...call: Parameters<typeof fetch>) => {
      asked += 1
      return fetch(...call)
    },
  }
  const stall: RequestListener = (_, response) => {
    response.writeHead(200)
    response.write('{')
  }
  const reply = await served(stall, (address) =>
    get({ what: 'a question', address, limitMs: 50, limitBytes: 100 }, counting),
  )
  expect(reply).toMatchObject({ ok: false, problem: { kind: 'unreachable', reason: 'not within 0.05 s' } })
  expect(asked).toBe(2)
})
