import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { configMistakes } from '#builder/config-mistakes.ts'
import { readSettings } from '#builder/settings.ts'
import { sitePlugin } from '#builder/site-plugin.ts'
import { site } from '#content/site.ts'

export default defineConfig({
  plugins: [react(), configMistakes(), sitePlugin(readSettings(site, process.env))],
})
