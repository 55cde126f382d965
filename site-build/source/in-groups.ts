/** Texts that are read together: one call of git each, and a megabyte or so of memory. */
const SIZE = 100

/** Splits a list into groups that are small enough to be read at once. */
export function inGroups<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / SIZE) }, (_, index) =>
    items.slice(index * SIZE, (index + 1) * SIZE),
  )
}
