import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import type { Finding } from '#site-build/model.ts'
import { ContentError, errorsIn } from '#site-build/read/findings.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers of a development server, and a restart that waits for those that have begun. */
export type Answers = { middleware: Connect.NextHandleFunction; restart: () => Promise<void> }

/**
 * Answers requests with the pages of the site, or with the errors of the owner's files.
 *
 * @param answer answers a request for a page
 * @param findingsNow what the owner's files have, as they are now
 */
export function answersOf(
  server: ViteDevServer,
  answer: Answer,
  findingsNow: () => readonly Finding[],
): Answers {
  const openAnswers = new Set<Promise<void>>()
  let isRestarting = false

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (isRestarting) {
      // The browser asks again after a second.
      response.writeHead(503, { refresh: '1' }).end('The development server restarts.')
      return
    }
    const errors = errorsIn(findingsNow())
    if (errors.length > 0) {
      next(new ContentError(errors))
      return
    }
    const answered = answer(request, response).then(undefined, next)
    openAnswers.add(answered)
    void answered.finally(() => openAnswers.delete(answered))
  }

  /** Restarts between two answers, because Vite would end one in the middle with a stack trace. */
  async function restart(): Promise<void> {
    isRestarting = true
    await Promise.allSettled(openAnswers)
    await server.restart()
    // If the new server cannot start, this one goes on.
    isRestarting = false
  }

  return { middleware, restart }
}
