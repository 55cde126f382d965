/** Prints a configuration for a server of your own: `npm run --silent server-config -- caddy > Caddyfile`, or `-- nginx`. */
import { parseArgs } from 'node:util'
import { site } from '#content/site.ts'
import { caddyfile } from '#site-build/hosting/caddyfile.ts'
import { nginxConf } from '#site-build/hosting/nginx-conf.ts'
import { readSettings } from '#site-build/settings.ts'

const USAGE = `npm run --silent server-config -- caddy    prints a configuration for Caddy
npm run --silent server-config -- nginx    prints one for nginx

  --listen PORT   the port, or for Caddy a domain, for which it gets a certificate (8080)
  --root FOLDER   the folder of the finished site on the server (/usr/share/nginx/html)`
const SERVERS = { caddy: caddyfile, nginx: nginxConf }

try {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      listen: { type: 'string', default: '8080' },
      root: { type: 'string', default: '/usr/share/nginx/html' },
    },
    allowPositionals: true,
  })
  const [name] = positionals
  if (values.help) console.log(USAGE)
  else if (name !== 'caddy' && name !== 'nginx')
    throw new Error(`server-config: expected "caddy" or "nginx", found "${name ?? ''}".\n\n${USAGE}`)
  else console.log(SERVERS[name](readSettings(site, process.env).base, values.listen, values.root))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
