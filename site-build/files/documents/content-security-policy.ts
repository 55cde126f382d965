import { createHash } from 'node:crypto'
import type { ArticleHost } from '#article-host/article-host.ts'
import type { Sources } from './service-sources.ts'
import { SCRIPT_POLICY } from '#app/lib/same-origin-script.ts'

/**
 * The policy of every page, for a meta tag, because static hosts may not set headers. Only images may come from other hosts:
 * articles show badges and screenshots. A meta tag ignores `frame-ancestors`, `report-uri` and `sandbox` (CSP3, section 3.3).
 *
 * @param host whose articles pages read; `'self'` covers relative addresses
 * @param outside the sources that the services of the site add
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  inlineStyles: readonly string[],
  { list, text }: ArticleHost,
  outside: Sources = {},
): string {
  const remote = [list, text]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...inlineStyles.map(hashOf)].join(' ')}`,
    "img-src 'self' https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(remote)].join(' ')}`,
    // For diagrams: site-build/files/diagram-frame has no origin, and a policy of its own.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPT_POLICY}`,
  ]
  for (const [name, source] of Object.entries(outside)) {
    const index = directives.findIndex((directive) => directive.startsWith(`${name} `))
    directives[index] += ` ${source}`
  }
  return directives.join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
