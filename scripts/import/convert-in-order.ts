import type { ConvertedPost, NamedPost, PostConverter } from './model.ts'

/** A post, and what became of it. `converted` is missing until that is known. */
type Conversion = { post: NamedPost; converted?: ConvertedPost | string }

/**
 * The most posts that were begun and not yielded yet. A long post takes as much time as fifty others, and the other threads should not
 * wait for it. Their articles stay in memory until then.
 */
const MAX_AHEAD = 64

/**
 * Converts posts, as many at the same time as the converter has threads, and yields each when it and those before it are done.
 *
 * @returns each post with its article, or with the reason why there is none
 */
export async function* convertInOrder(
  posts: readonly NamedPost[],
  { size, convert }: PostConverter,
): AsyncGenerator<[NamedPost, ConvertedPost | string]> {
  const ahead: Conversion[] = []
  const running = new Map<Conversion, Promise<void>>()

  async function run(conversion: Conversion): Promise<void> {
    conversion.converted = await convert(conversion.post)
    // One that fails stays, so that the next `Promise.race` gets its error.
    running.delete(conversion)
  }

  function begin(post: NamedPost): void {
    const conversion: Conversion = { post }
    ahead.push(conversion)
    const task = run(conversion)
    // Nobody gets the error after the import has failed for another reason.
    task.catch(() => {})
    running.set(conversion, task)
  }

  function* takeDone(): Generator<[NamedPost, ConvertedPost | string]> {
    for (let next = ahead[0]; next?.converted !== undefined; next = ahead[0]) {
      ahead.shift()
      yield [next.post, next.converted]
    }
  }

  for (const post of posts) {
    begin(post)
    while (running.size === size || ahead.length === MAX_AHEAD) {
      await Promise.race(running.values())
      yield* takeDone()
    }
  }
  while (running.size > 0) {
    await Promise.race(running.values())
    yield* takeDone()
  }
}
