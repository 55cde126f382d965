import { ASK_FIRST, ASSETS, FOR_EVER, SECURITY_HEADERS } from './response-headers.ts'

/**
 * A site block for Caddy 2.6 or newer that works like the static hosts: clean addresses, `404.html`, and compression. Files with
 * `.gz`, `.br` or `.zst` beside them are not compressed again.
 *
 * @param base the path of the site, with a slash at both ends
 * @param listen a port, or an address in Caddy's form: it gets a certificate for a bare domain
 * @param root the folder of the finished site
 */
export function caddyfile(base: string, listen: string, root: string): string {
  // Caddy compares decoded paths, but 2.6 cuts off only encoded ones when they are not ASCII.
  const path = decodeURIComponent(base)
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `    ${name} "${value}"`)
  const isBelow = path !== '/'
  const redirect = isBelow ? `\n  redir "${path.slice(0, -1)}" "${base}" permanent` : ''
  const strip = isBelow ? `\n      uri strip_prefix "${base.slice(0, -1)}"` : ''
  return `# Printed by npm run server-config -- caddy. Serves the site at ${base}.

${/^\d+$/.test(listen) ? `:${listen}` : listen} {
  root * "${root}"
  encode zstd gzip
  header {
    Cache-Control "${ASK_FIRST}"
${headers.join('\n')}
  }
  # Deferred, because the file server has no types for these.
  @manifest path *.webmanifest
  header @manifest {
    Content-Type application/manifest+json
    defer
  }${redirect}
  handle "${path}*" {
    route {${strip}
      header /${ASSETS}* Cache-Control "${FOR_EVER}"
      @slash path_regexp .+/$
      uri @slash strip_suffix /
      @page {
        not path /
        not file {path}
      }
      rewrite @page {path}.html
      # After the rewrite: an article can have the name "Notes.md".
      @markdown path *.md
      header @markdown {
        Content-Type "text/markdown; charset=utf-8"
        defer
      }
      file_server {
        precompressed zstd br gzip
      }
    }
  }
  handle {
    error 404
  }
  handle_errors {
    # A file that is missing must not be remembered as missing.
    header Cache-Control "${ASK_FIRST}"
    rewrite * /404.html
    file_server {
      precompressed zstd br gzip
    }
  }
}
`
}
