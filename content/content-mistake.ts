/**
 * What stops the build because of the owner's words.
 *
 * @returns an error without a stack: where it was thrown is no help to whoever edits the content
 */
export function contentMistake(message: string): Error {
  const error = new Error(message)
  delete error.stack
  return error
}
