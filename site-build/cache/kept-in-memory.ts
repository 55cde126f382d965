import type { KeptFiles } from './kept-files.ts'

/** Results of a command that writes no cache: they last as long as its process. */
export function keptInMemory(): Pick<KeptFiles, 'read' | 'write' | 'keep'> {
  const known = new Map<string, Buffer>()
  return {
    read: (key) => known.get(JSON.stringify(key)) ?? null,
    write: (key, content) => void known.set(JSON.stringify(key), Buffer.from(content)),
    async keep(key, make) {
      const made = known.get(JSON.stringify(key)) ?? Buffer.from(await make())
      known.set(JSON.stringify(key), made)
      return made
    },
  }
}
