import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { staticHost } from './static-host.ts'
import { contentMistake } from './warnings/content-mistake.ts'

/**
 * `vite preview` serves the finished site like a static host, at the path that it was built for, whatever the settings are now.
 * Without `--port` or `PORT` it takes the first free port from 4173.
 */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => isPreview === true,
    config({ root = '', build }) {
      const home = join(root, build?.outDir ?? 'dist', 'index.html')
      if (!existsSync(home))
        throw contentMistake(`${home}: expected the finished site. Run \`npm run build\` first.`)
      const [, base = '/'] = /="(\/[^"]*?)assets\//.exec(readFileSync(home, 'utf8')) ?? []
      return {
        base,
        preview: { port: Number(process.env.PORT) || undefined, host: true, allowedHosts: true, cors: false },
      }
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticHost(join(config.root, config.build.outDir), config.base))
    },
  }
}
