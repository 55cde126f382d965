/** Prints an nginx configuration for the site, for `http {}`: `npm run --silent nginx > site.conf`. */
import { parseArgs } from 'node:util'
import { site } from '#content/site.ts'
import { nginxConf } from '#site-build/hosting/nginx-conf.ts'
import { readSettings } from '#site-build/settings.ts'

try {
  const { values } = parseArgs({
    options: {
      listen: { type: 'string', default: '8080' },
      root: { type: 'string', default: '/usr/share/nginx/html' },
    },
  })

  console.log(nginxConf(readSettings(site, process.env).base, values.listen, values.root))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
