/** An error in the owner's content. It has no stack trace, because our code is not the cause. */
export function contentMistake(message: string): Error {
  const error = new Error(message)
  delete error.stack
  return error
}
