import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Treats a server error (5xx) like no answer, so that the cached page is shown. Without a cached page it returns the server's
 * answer, so it must come before the plugin for the offline document.
 */
export const cachedOverFailure: WorkboxPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (response.status < 500) return response
    if (state) state.answer = response
    throw new Error(`The host failed with status ${response.status}.`)
  },
  async handlerDidError({ state }) {
    const answer: unknown = state?.answer
    return answer instanceof Response ? answer : undefined
  },
}
