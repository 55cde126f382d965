import type { BuildCache } from './build-cache.ts'

/** A cache for commands that write none to the disk. `dropUnused` removes the results not used since its last call. */
export function memoryCache(): BuildCache {
  let known = new Map<string, Buffer>()
  let used = new Map<string, Buffer>()

  function read(key: readonly unknown[]): Buffer | null {
    const name = JSON.stringify(key)
    const content = used.get(name) ?? known.get(name) ?? null
    if (content) used.set(name, content)
    return content
  }
  return {
    read,
    write: (key, content) => void used.set(JSON.stringify(key), Buffer.from(content)),
    async getOrMake(key, make) {
      const made = read(key) ?? Buffer.from(await make())
      used.set(JSON.stringify(key), made)
      return made
    },
    dropUnused() {
      known = used
      used = new Map()
    },
  }
}
