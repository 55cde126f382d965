/**
 * Stands at the end of an exhaustive `switch`: the compiler refuses a case that was forgotten.
 *
 * @throws Error when a value arrives that the types said could not
 */
export function assertNever(value: never): never {
  throw new Error(`A case is missing for ${JSON.stringify(value)}.`)
}
