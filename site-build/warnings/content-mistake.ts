import { inspect, stripVTControlCharacters } from 'node:util'
import { textOf, type Warning } from './warning.ts'

/** Errors in what the owner has written, each with its place. It has no stack trace, because our code is not the cause. */
export class ContentMistake extends Error {
  readonly mistakes: readonly Warning[]

  constructor(mistakes: readonly Warning[]) {
    super(mistakes.map(textOf).join('\n'))
    this.mistakes = mistakes.map((mistake) => ({ level: 'error', ...mistake }))
    delete this.stack
  }

  /** What Vite prints when a build fails. */
  [inspect.custom](): string {
    return this.message
  }
}

/** An error of one mistake that has no file. */
export function contentMistake(message: string): ContentMistake {
  return new ContentMistake([{ message }])
}

/** What an error says to the owner. @param file for an error that names no place */
export function mistakesOf(error: unknown, file?: string): readonly Warning[] {
  if (error instanceof ContentMistake) return error.mistakes
  // Vite draws a mistake of syntax in colours.
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return [{ level: 'error', ...(file !== undefined && { file }), message }]
}
