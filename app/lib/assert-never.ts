/** The default case of an exhaustive `switch`: TypeScript then reports a missing case. */
export function assertNever(value: never): never {
  throw new Error(`A case is missing for ${JSON.stringify(value)}.`)
}
