import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { previewSite } from '#site-build/dev/static-host.ts'
import { sitePlugin } from '#site-build/plugin.ts'

export default defineConfig({
  plugins: [react(), previewSite(), sitePlugin()],
})
