import { inspect, stripVTControlCharacters } from 'node:util'
import { textOf, type Warning } from './warning.ts'

/** Mistakes in the owner's files, each with its place. The error has no stack trace, because the cause is not in our code. */
export class ContentMistake extends Error {
  readonly mistakes: readonly Warning[]

  constructor(mistakes: readonly Warning[]) {
    super(mistakes.map(textOf).join('\n'))
    this.mistakes = mistakes.map((mistake) => ({ level: 'error', ...mistake }))
    delete this.stack
  }

  /** Vite prints this when a build fails. */
  [inspect.custom](): string {
    return this.message
  }
}

/** An error with one mistake, which is in no file. */
export function contentMistake(message: string): ContentMistake {
  return new ContentMistake([{ message }])
}

/** An error as messages to the owner. @param file the place of an error without one */
export function mistakesOf(error: unknown, file?: string): readonly Warning[] {
  if (error instanceof ContentMistake) return error.mistakes
  // Vite's messages about syntax have colours.
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return [{ level: 'error', ...(file !== undefined && { file }), message }]
}
