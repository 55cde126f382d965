/**
 * An error that stops the build because of what the owner wrote. It has no stack, because the place in our code does not
 * help to correct the content.
 */
export function contentMistake(message: string): Error {
  const error = new Error(message)
  delete error.stack
  return error
}
