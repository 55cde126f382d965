import { basename } from 'node:path'

/** The folders of a build, from the root of the project. Each site has its own, so that two can be built at the same time. */
export function buildFolders(outDir: string) {
  const name = basename(outDir)
  return {
    server: `build/server/${name}`,
    unfinished: `build/site/${name}`,
    cache: `build/cache/kept/${name}`,
  }
}
