/** Lets a function make its result for a key once, and return it again for the same key. */
export function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Result
  }
}
