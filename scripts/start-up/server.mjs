/** What the commands that start a server share: `npm start`, `npm run dev` and `npm run serve`. */
import { parseArgs } from 'node:util'
import { fail } from './installed.mjs'

const SERVER_OPTIONS = {
  host: { type: 'boolean' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
}

/**
 * What stands behind the command. With `--help`, or with a flag that it does not know, the process ends with an explanation.
 * @param {string} command as messages name it: `start`.
 * @param {string} usage what the command does, with its flags.
 * @param {import('node:util').ParseArgsConfig['options']} moreOptions flags that only this command has.
 * @returns {{ host?: boolean, port?: number }} and the values of `moreOptions`. `host` is whether other machines are answered, too.
 */
export function readServerFlags(command, usage, moreOptions = {}) {
  try {
    const { help, port, ...flags } = parseArgs({ options: { ...SERVER_OPTIONS, ...moreOptions } }).values
    if (help) {
      console.log(usage)
      return process.exit(0)
    }
    return port === undefined ? flags : { ...flags, port: readPort(port) }
  } catch (error) {
    return fail(`${command}: ${error.message}\n\n${usage}`)
  }
}

/** Ports are numbers of 16 bits (RFC 9293). */
function readPort(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port <= 65_535) return port
  throw new Error(`--port: expected a number from 1 to 65535, found "${text}".`)
}

/**
 * Prints the server's addresses and obeys Vite's keys. A mistake in the owner's files ends the process with its message alone, anything
 * else with its stack.
 * @param {Promise<import('vite').PreviewServer | import('vite').ViteDevServer>} starting a server that is about to listen.
 */
export async function announceServer(starting) {
  try {
    const server = await starting
    server.printUrls()
    server.bindCLIShortcuts({ print: true })
  } catch (error) {
    // Vite bundles its configuration, so the class `ContentError` there is not the one that could be imported here.
    const isContentError = error.findings !== undefined
    fail(isContentError ? error.message : error)
  }
}
