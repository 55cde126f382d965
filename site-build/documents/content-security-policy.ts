import { createHash } from 'node:crypto'
import type { ArticleHosts } from '#github/hosts.ts'
import { SCRIPT_POLICY } from '#app/lib/own-script.ts'

/**
 * The one policy of every page (it stands in a meta tag, so that hosts without headers have it too).
 *
 * Images may come from any https host, because articles show badges and screenshots; nothing else may. The directives
 * that a meta tag cannot carry (`frame-ancestors`, `report-uri`, `sandbox`; CSP3, section 3.3) are left out.
 *
 * @param inlineScripts the source texts of the inline scripts
 * @param hosts where articles are read; relative ones are this site and need no entry of their own
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], { api, raw }: ArticleHosts): string {
  const remote = [api, raw].filter((host) => URL.canParse(host)).map((host) => new URL(host).origin)
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(remote)].join(' ')}`,
    // For diagrams: one document, without an origin, under a policy of its own (public/diagram.html).
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPT_POLICY}`,
  ].join('; ')
}
