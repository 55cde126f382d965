import type { Rolldown } from 'vite'

/** The first line of a file. File names depend on it, because hosts send these files as unchanging. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/**
 * Asks Chromium to compile the functions of the chunks that a page runs at once in the background, while they load. Otherwise it
 * compiles each one in the page's own tasks at its first call (https://v8.dev/blog/explicit-compile-hints, decision 15).
 *
 * @param shared the names of the chunks that entries share
 */
export function hintCompilation(bundle: Rolldown.OutputBundle, shared: ReadonlySet<string>): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || shared.has(chunk.name)))
      chunk.code = `${COMPILE_HINT}\n${chunk.code}`
  }
}
