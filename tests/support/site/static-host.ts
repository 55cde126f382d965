import { createServer } from 'node:http'
import { staticHost } from '#site-build/dev/static-host.ts'

/** A server that answers with the files of a folder as a static host does. */
export const createStaticHost = async (folder: string, base: string) =>
  createServer(await staticHost(folder, base))
