import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Takes a host that fails (5xx) for one that does not answer, so that what was kept is shown in place of its error page.
 * Where nothing was kept, its answer is given after all: it has to stand before the plugin that answers in its stead.
 */
export const keptOverFailure: WorkboxPlugin = {
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
