import { createHash } from 'node:crypto'
import type { ArticleHost } from '#article-host/article-host.ts'
import { SCRIPT_POLICY } from '#app/lib/same-origin-script.ts'
import { ANALYTICS_POLICY, type AnalyticsScript, GISCUS } from '#app/lib/outside-services.ts'
import { EMBED_SOURCES } from '#markdown/media/embeds.ts'
import type { Analytics } from '#content/rules/service-schema.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { CheckedContent } from '#content/rules/site-content.ts'

type Sources = Partial<Record<string, string>>

/** The pages that may show films: those with a text that is read live, whose film may be newer than the build, and the owner's pages. */
const FILM_PAGES: Record<'live' | 'built', PageContent['page'][]> = {
  live: ['article', 'not-found'],
  built: ['own'],
}

/**
 * The policy of a page, for a meta tag, because static hosts may not set headers. Only images may come from other hosts:
 * articles show badges and screenshots. Only pages with texts of Markdown may load films, and only from the site and the host of
 * the articles, and frames of films. A meta tag ignores `frame-ancestors`, `report-uri` and `sandbox` (CSP3, section 3.3).
 *
 * @param host whose articles pages read; `'self'` covers relative addresses
 */
export function contentSecurityPolicy(
  page: PageContent['page'],
  inlineScripts: readonly string[],
  inlineStyle: string,
  { list, text, files }: ArticleHost,
  outside: Sources = {},
): string {
  const remote = originsOf([list, text])
  const directives: Sources = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map(hashOf)].join(' '),
    'style-src': `'self' ${hashOf(inlineStyle)}`,
    'img-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...remote].join(' '),
    // For diagrams: site-build/files/diagram-frame has no origin, and a policy of its own.
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    // The search of the list, which the page of a tag sends to `/blogs`.
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': SCRIPT_POLICY,
  }
  const hasTexts = FILM_PAGES.live.includes(page) || FILM_PAGES.built.includes(page)
  if (hasTexts) directives['frame-src'] = ["'self'", ...EMBED_SOURCES].join(' ')
  if (FILM_PAGES.live.includes(page)) directives['media-src'] = ["'self'", ...originsOf([files])].join(' ')
  if (FILM_PAGES.built.includes(page)) directives['media-src'] = "'self'"
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, outside[name]].filter(Boolean).join(' '))
    .join('; ')
}

/** Each origin once. Relative addresses have none. */
function originsOf(addresses: readonly string[]): string[] {
  const complete = addresses.filter((address) => URL.canParse(address))
  return [...new Set(complete.map((address) => new URL(address).origin))]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The script and the sources of a site's services. Visits elsewhere than at its address are not counted. */
export function serviceSources({ analytics, comments }: CheckedContent, address: string) {
  const { host, hostname } = new URL(address)
  const frame: Sources = comments ? { 'frame-src': GISCUS } : {}
  if (!analytics) return { sources: frame }
  const { endpoint, ...loaded } = analyticsService(analytics, hostname)
  const sources = { 'script-src': loaded.script, 'connect-src': endpoint, 'trusted-types': ANALYTICS_POLICY }
  return { analytics: { host, ...loaded }, sources: { ...sources, ...frame } }
}

type Service = Omit<AnalyticsScript, 'host'> & { endpoint: string }

/** As documented at plausible.io/docs/script-update-guide, umami.is/docs/tracker-configuration, and goatcounter.com/help/csp. */
function analyticsService(service: Analytics, domain: string): Service {
  switch (service.service) {
    case 'plausible': {
      const { href: script, origin } = new URL(service.script)
      // The script starts when it finds its options. Scripts from before October 2025 read the domain instead.
      const options = { globals: { plausible: { o: {} } }, attributes: { 'data-domain': domain } }
      return { script, endpoint: `${origin}/api/event`, ...options }
    }
    case 'umami': {
      const ownerOrigin = service.address && new URL(service.address).origin
      // The attribute names it because Umami Cloud has moved it without notice (umami-software/umami#4326).
      const gateway = ownerOrigin ?? 'https://gateway.umami.is'
      return {
        script: `${ownerOrigin ?? 'https://cloud.umami.is'}/script.js`,
        endpoint: `${gateway}/api/send`,
        attributes: {
          'data-website-id': service.website,
          'data-host-url': gateway,
          // The sections of the home page are not pages.
          'data-exclude-hash': 'true',
        },
      }
    }
    case 'goatcounter': {
      const { origin, hostname } = new URL(service.address)
      const host = hostname.endsWith('.goatcounter.com') ? 'https://gc.zgo.at' : origin
      const endpoint = `${origin}/count`
      return { script: `${host}/count.js`, endpoint, attributes: { 'data-goatcounter': endpoint } }
    }
  }
}
