import { pagesAddress } from '#site-build/files/hosting/pages-address.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'

/** Hosts that serve every site at the root of a subdomain. */
const AT_THE_ROOT = /\.(netlify\.app|vercel\.app|pages\.dev)$/

/**
 * Checks the address of the site against the remote of the checkout and the domain in `public/CNAME`.
 *
 * @param address with a slash at the end
 * @param origin the address of the remote `origin`; empty without one
 * @param cname the text of `public/CNAME`, the domain of a site on GitHub Pages; `null` without the file
 */
export function hostWarnings(address: string, origin: string, cname: string | null): Warning[] {
  const { hostname, pathname } = new URL(address)
  const file = 'content/site.yaml'
  if (cname !== null) {
    const domain = cname.trim().toLowerCase()
    if (domain === hostname && pathname === '/') return []
    const message = `expected the host of \`address\` (${hostname}), found "${domain}". GitHub Pages serves a site with a domain at its root: address: 'https://${domain}/'.`
    return [{ level: 'error', file: 'public/CNAME', message }]
  }
  if (AT_THE_ROOT.test(hostname) && pathname !== '/')
    return [{ file, message: `address: expected no path on ${hostname}, found "${pathname}".` }]
  const pages = pagesAddress(origin)
  if (!pages || domainOf(address) !== domainOf(pages.address)) return []
  const { host, address: expected } = pages
  if (address.toLowerCase() === expected.toLowerCase()) return []
  return [
    {
      file,
      message: `address: expected "${expected}", where ${host} publishes this repository, found "${address}".`,
    },
  ]
}

/** `github.io` */
function domainOf(address: string): string {
  return new URL(address).hostname.split('.').slice(-2).join('.')
}
