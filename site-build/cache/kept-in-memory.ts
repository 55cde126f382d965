import type { KeptFiles } from './kept-files.ts'

/** Results of a command that writes no cache. `forgetOthers` removes what was not used since its last call. */
export function keptInMemory(): KeptFiles {
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
    async keep(key, make) {
      const made = read(key) ?? Buffer.from(await make())
      used.set(JSON.stringify(key), made)
      return made
    },
    forgetOthers() {
      known = used
      used = new Map()
    },
  }
}
