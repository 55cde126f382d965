import { expect, test } from 'vitest'
import { onForgejo, onGithub, onGitlab } from '#article-host/hosts.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { withDefaults, type SiteContent } from '#content/rules/site-content.ts'
import { embeddedHost } from '#site-build/read/articles-beside-site.ts'
import { site } from '#tests/fixtures/site.ts'
import { contentSecurityPolicy, serviceSources } from './content-security-policy.ts'

const HOSTS = { api: 'https://api.github.com', raw: 'https://raw.githubusercontent.com' }
const github = onGithub('octo/notes', HOSTS)

test.each([
  [onGitlab('octo/notes', 'https://git.example:8443/gitlab'), ' https://git.example:8443'],
  [onForgejo('octo/notes', 'https://codeberg.org'), ' https://codeberg.org'],
  [embeddedHost('/me/'), ''],
])('allows requests only to the site and to the host of its articles: %#', (host, origin) => {
  expect(contentSecurityPolicy('article', [''], '', host)).toContain(`connect-src 'self'${origin};`)
})

test.each([
  ['article', github, " media-src 'self' https://raw.githubusercontent.com;"],
  ['article', embeddedHost('/me/'), " media-src 'self';"],
  // It opens articles that are newer than the build.
  ['not-found', github, " media-src 'self' https://raw.githubusercontent.com;"],
  ['own', github, " media-src 'self';"],
] as const)(
  'lets the page "%s" load films from the site, and from the host of texts that are read live',
  (...row) => {
    const [page, host, directive] = row
    expect(`${contentSecurityPolicy(page, [], '', host)};`).toContain(directive)
  },
)

test.each(['home', 'list'] as const)('lets the page "%s" load no films', (page) => {
  expect(contentSecurityPolicy(page, [], '', github)).not.toContain('media-src')
})

const servicesOf = (fields: Pick<SiteContent, 'analytics' | 'comments'>) =>
  serviceSources(withDefaults({ ...site, ...fields }), 'https://me.example/portfolio/')
const OWN = 'https://stats.me.example'
const CLOUD = 'https://gateway.umami.is'
const GOAT = 'https://me.goatcounter.com'
const website = '94db1cb1-74f4-4a40-ad6c-962362670409'
const umami = (address?: string) => ({ service: 'umami', website, ...(address && { address }) }) as const
const goatcounter = (address: string) => ({ service: 'goatcounter', address }) as const

/** A setting, its script, where that sends visits, and the attribute that says so: Plausible sends to its own host. */
test.each([
  [{ service: 'plausible', script: `${OWN}/js/a.js` }, `${OWN}/js/a.js`, `${OWN}/api/event`, {}],
  [umami(), 'https://cloud.umami.is/script.js', `${CLOUD}/api/send`, { 'data-host-url': CLOUD }],
  [umami(`${OWN}/`), `${OWN}/script.js`, `${OWN}/api/send`, { 'data-host-url': OWN }],
  [goatcounter(GOAT), 'https://gc.zgo.at/count.js', `${GOAT}/count`, { 'data-goatcounter': `${GOAT}/count` }],
  [goatcounter(OWN), `${OWN}/count.js`, `${OWN}/count`, {}],
] as const)('%j adds its script and where it sends visits', (setting, script, endpoint, attributes) => {
  const { analytics, sources } = servicesOf({ analytics: setting })
  expect(analytics).toMatchObject({ host: 'me.example', script, attributes })
  expect(sources).toEqual({ 'script-src': script, 'connect-src': endpoint, 'trusted-types': 'analytics' })
  const policy = contentSecurityPolicy('list', [], '', github, sources)
  for (const added of [` ${script};`, ` ${endpoint};`, ' own-scripts analytics'])
    expect(policy).toContain(added)
})

test('comments add their frame and no other source, and a site without services adds nothing', () => {
  const comments = { repo: 'me/site', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
  expect(servicesOf({ comments })).toEqual({ sources: { 'frame-src': 'https://giscus.app' } })
  expect(servicesOf({})).toEqual({ sources: {} })
})

test('only pages with texts allow the frames of films, beside that of comments', () => {
  const giscus = { 'frame-src': 'https://giscus.app' }
  const policyOf = (page: PageContent['page']) => contentSecurityPolicy(page, [], '', github, giscus)
  const films = 'https://www.youtube-nocookie.com https://player.vimeo.com https://*.hf.space'
  for (const page of ['article', 'own', 'not-found'] as const)
    expect(policyOf(page)).toContain(`frame-src 'self' ${films} https://giscus.app;`)
  for (const page of ['home', 'list'] as const)
    expect(policyOf(page)).toContain(`frame-src 'self' https://giscus.app;`)
})
