import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emojiModule } from '#site-build/emoji-module.ts'
import { readSettings } from '#site-build/settings.ts'
import { sitePlugin } from '#site-build/plugin.ts'
import { site } from './full-site.ts'

/** Builds the site with another content file: `full-site.ts`. */
export default defineConfig({
  plugins: [
    {
      name: 'full-site',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === '#content/site.ts' && !importer?.endsWith('full-site.ts')
          ? resolve('tests/support/full-site.ts')
          : undefined,
    },
    react(),
    emojiModule(),
    sitePlugin(readSettings(site, process.env)),
  ],
})
