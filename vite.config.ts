import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readSettings } from '#builder/settings.ts'
import { sitePlugin } from '#builder/site-plugin.ts'
import { site } from '#content/site.ts'

export default defineConfig({ plugins: [react(), sitePlugin(readSettings(site, process.env))] })
