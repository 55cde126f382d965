import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { configMistakes } from '#site-build/dev-server/config-mistakes.ts'
import { emojiModule } from '#site-build/emoji-module.ts'
import { previewSite } from '#site-build/preview.ts'
import { readSettings } from '#site-build/settings.ts'
import { sitePlugin } from '#site-build/plugin.ts'
import { site } from '#content/site.ts'
import { words } from '#content/words.ts'

export default defineConfig({
  plugins: [
    react(),
    configMistakes(),
    emojiModule(),
    previewSite(),
    sitePlugin(() => readSettings(site, process.env, words)),
  ],
})
