import { loadConfigFromFile, normalizePath, type Plugin, type ViteDevServer } from 'vite'

/** Shows mistakes in the content file in the browser. Vite only prints them, and continues with the old configuration. */
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
        // Vite renders the error as a page that reloads when the server restarts.
        server.middlewares.use((_request, _response, next) => next(mistake ?? undefined))
      }
    },
  }
}

/** @returns the error that reading the configuration or the settings throws, or `null` */
async function readMistake({ config }: ViteDevServer): Promise<unknown> {
  const { command, mode, configFile, root } = config
  try {
    const read = await loadConfigFromFile({ command, mode }, configFile, root, 'silent')
    const plugins = (read?.config.plugins ?? []).flat() as Plugin<{ readSettings?: () => unknown }>[]
    for (const plugin of plugins) plugin.api?.readSettings?.()
    return null
  } catch (error) {
    return error
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
