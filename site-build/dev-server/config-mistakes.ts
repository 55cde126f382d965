import { loadConfigFromFile, normalizePath, type Plugin, type ViteDevServer } from 'vite'

/**
 * Shows in the browser why the configuration cannot be read: for the site's that is a mistake in the owner's words. Vite
 * says it in the terminal alone, and goes on with what it had.
 */
export function configMistakes(): Plugin {
  return {
    name: 'config-mistakes',
    configureServer(server) {
      let mistake: unknown = null
      server.watcher.on('all', (_event, file) => {
        if (server.config.configFileDependencies.includes(normalizePath(file))) void check()
      })

      async function check() {
        mistake = await readMistake(server)
        if (mistake !== null)
          server.ws.send({ type: 'error', err: { message: messageOf(mistake), stack: '' } })
      }

      return () => {
        // Vite makes a document of it, which its next start loads again.
        server.middlewares.use((_request, _response, next) => next(mistake ?? undefined))
      }
    },
  }
}

/** @returns what is thrown by the configuration as it is in this moment, or `null` */
async function readMistake({ config }: ViteDevServer): Promise<unknown> {
  const { command, mode, configFile, root } = config
  return loadConfigFromFile({ command, mode }, configFile, root, 'silent').then(
    () => null,
    (error: unknown) => error,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
