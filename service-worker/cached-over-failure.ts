import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Treats a host that fails (5xx) like one that does not answer, so that the cached page is shown in place of its error
 * page. Without a cached page the host's own answer is given, so this comes before the plugin for the offline document.
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
