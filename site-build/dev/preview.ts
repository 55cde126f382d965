import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { staticHost } from './static-host.ts'
import { contentMistake } from '#site-build/read/warnings.ts'

/** Lets `vite preview` serve the finished site like a static host, at the path that it was built for, without reading the settings. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => isPreview === true,
    config({ root = '', build, preview }) {
      const home = join(build?.outDir ?? 'dist', 'index.html')
      if (!existsSync(resolve(root, home)))
        throw contentMistake(`${home}: expected the finished site. Run \`npm run build\` first.`)
      const [, base = '/'] = /="(\/[^"]*?)assets\//.exec(readFileSync(resolve(root, home), 'utf8')) ?? []
      const port = Number(preview?.port ?? process.env.PORT) || undefined
      return { base, preview: { port, strictPort: port !== undefined, allowedHosts: true, cors: false } }
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}
