import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { staticHost } from './static-host.ts'
import { contentMistake } from '#site-build/read/warnings.ts'

/**
 * Lets `vite preview` serve the finished site like a static host, at the path that it was built for. It does not read the settings.
 * Without `--port` or `PORT` it takes the first free port from 4173.
 */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => isPreview === true,
    async config({ root = '', build, preview }) {
      const outDir = build?.outDir ?? 'dist'
      const home = join(outDir, 'index.html')
      if (!existsSync(resolve(root, home)))
        throw contentMistake(`${home}: expected the finished site. Run \`npm run build\` first.`)
      const [, base = '/'] = /="(\/[^"]*?)assets\//.exec(readFileSync(resolve(root, home), 'utf8')) ?? []
      const given = String(preview?.port ?? process.env.PORT ?? '')
      const port = given === '' ? undefined : await openPort(given)
      const strictPort = port !== undefined
      return { base, preview: { port, strictPort, allowedHosts: true, cors: false } }
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}

/** @throws ContentMistake for a wrong or used port: Vite would print a stack trace */
async function openPort(given: string): Promise<number> {
  if (!/^\d+$/.test(given) || Number(given) >= 2 ** 16)
    throw contentMistake(`PORT or --port: expected a number up to 65535, found "${given}".`)
  await new Promise<void>((opened, failed) => {
    const probe = createServer().listen(Number(given), () => probe.close(() => opened()))
    probe.once('error', ({ message }) => {
      const hint = 'Choose another port, or none for the first free one.'
      failed(contentMistake(`PORT or --port: cannot open ${given}: ${message}. ${hint}`))
    })
  })
  return Number(given)
}
