import { ASK_FIRST, ASSETS, FOR_EVER, SECURITY_HEADERS } from './response-headers.ts'

/**
 * The part of an nginx configuration that serves the site, for `http {}` after `mime.types`. It works like the static hosts:
 * clean addresses, `404.html`, and compression. Files with `.gz` beside them are not compressed again.
 *
 * @param base the path of the site, with a slash at both ends
 * @param listen the port, or address and port
 * @param root the folder of the finished site
 */
export function nginxConf(base: string, listen: string, root: string): string {
  const headers = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  )
  // nginx compares decoded paths.
  const path = decodeURIComponent(base)
  const isBelow = path !== '/'
  // Without the last one, nginx would also serve the files of `root` at their own addresses.
  const outside = `
  location = "${path.slice(0, -1)}" { return 301 "${base}"; }
  location / { return 404; }`
  return `# Printed by npm run server-config -- nginx. Serves the site at ${base}.

types {
  text/markdown md;
  application/manifest+json webmanifest;
}
# A file that is missing must not be remembered as missing.
map $status$uri $site_cache_control {
  default "${ASK_FIRST}";
  "~^(200|206|304)/${ASSETS}" "${FOR_EVER}";
}

server {
  listen ${listen};
  root "${root}";
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json;
  gzip_static on;
  gzip on;
  gzip_types text/css text/markdown text/plain text/xml application/javascript application/json image/svg+xml;
  gzip_vary on;
  add_header Cache-Control $site_cache_control always;
${headers.join('\n')}

  error_page 404 "${path}404.html";${isBelow ? outside : ''}
  # A page has its address with a slash at the end, too.
  location "${path}" {
    rewrite "^${escaped(path)}(.*?)/?$" "/$1" break;
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`
}

function escaped(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
