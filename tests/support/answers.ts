import type { Page, Route } from '@playwright/test'
import { gitBlobSha } from '#site-build/source/checkout.ts'

/** The calls for articles that a page has made: `list`, or the address of an article. */
export type Calls = string[]

type Answer = (route: Route) => Promise<void> | void
type Answers = { list?: Answer; article?: Answer }

const LISTING = /\/repos\/[^/]+\/[^/]+\/contents\/articles$/
const RAW = /\/[^/]+\/[^/]+\/main\/articles\/[^/]+$/

/**
 * Answers the page's calls for the list and for articles in GitHub's place. A call without an answer reaches the files that
 * the site itself publishes.
 *
 * @returns the calls so far
 */
export async function answerCalls(page: Page, { list, article }: Answers = {}): Promise<Calls> {
  const calls: Calls = []
  await page.route(LISTING, (route) => {
    calls.push('list')
    return list ? list(route) : route.continue()
  })
  await page.route(RAW, (route) => {
    calls.push(route.request().url())
    return article ? article(route) : route.continue()
  })
  return calls
}

/** The git blob id of a file with this text. */
export const blobIdOf = (text: string): string => gitBlobSha(Buffer.from(text))

/** The entry of a listing for a file with this text. */
export function listed(name: string, body: string) {
  return { name, type: 'file', path: `articles/${name}`, sha: blobIdOf(body), size: Buffer.byteLength(body) }
}

/** A listing of files with these names, without sizes and blob ids. */
export const listing = (...names: string[]): unknown[] =>
  names.map((name) => ({ name, type: 'file', path: `articles/${name}` }))

type Fulfilled = Parameters<Route['fulfill']>[0]
const fulfilled =
  (answer: Fulfilled): Answer =>
  (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })

export const json = (value: unknown) => fulfilled({ json: value })
export const text = (body: string) => fulfilled({ body, contentType: 'text/plain; charset=utf-8' })
export const status = (code: number) => fulfilled({ status: code, body: '{"message":"no"}' })
export const refused: Answer = (route) => route.abort('connectionrefused')

/** An answer that waits for `letGo`. */
export function held(then: Answer): { answer: Answer; letGo: () => void } {
  let letGo = () => {}
  const gate = new Promise<void>((open) => {
    letGo = open
  })
  return {
    letGo: () => letGo(),
    answer: async (route) => {
      await gate
      await then(route)
    },
  }
}
