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
  { page: 'article', host: github, directive: " media-src 'self' https://raw.githubusercontent.com;" },
  { page: 'article', host: embeddedHost('/me/'), directive: " media-src 'self';" },
  // It opens articles that are newer than the build.
  { page: 'not-found', host: github, directive: " media-src 'self' https://raw.githubusercontent.com;" },
  { page: 'own', host: github, directive: " media-src 'self';" },
] as const)(
  'lets the page $page load films from the site, and from the host of texts that are read live',
  ({ page, host, directive }) => {
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

// Plausible sends visits to its own host, the others to the one that an attribute of their script names.
test.each([
  {
    setting: { service: 'plausible', script: `${OWN}/js/a.js` },
    script: `${OWN}/js/a.js`,
    endpoint: `${OWN}/api/event`,
    attributes: {},
  },
  {
    setting: umami(),
    script: 'https://cloud.umami.is/script.js',
    endpoint: `${CLOUD}/api/send`,
    attributes: { 'data-host-url': CLOUD },
  },
  {
    setting: umami(`${OWN}/`),
    script: `${OWN}/script.js`,
    endpoint: `${OWN}/api/send`,
    attributes: { 'data-host-url': OWN },
  },
  {
    setting: goatcounter(GOAT),
    script: 'https://gc.zgo.at/count.js',
    endpoint: `${GOAT}/count`,
    attributes: { 'data-goatcounter': `${GOAT}/count` },
  },
  { setting: goatcounter(OWN), script: `${OWN}/count.js`, endpoint: `${OWN}/count`, attributes: {} },
] as const)(
  '$setting adds its script and where it sends visits',
  ({ setting, script, endpoint, attributes }) => {
    const { analytics, sources } = servicesOf({ analytics: setting })
    expect(analytics).toMatchObject({ host: 'me.example', script, attributes })
    expect(sources).toEqual({ 'script-src': script, 'connect-src': endpoint, 'trusted-types': 'analytics' })
    const policy = contentSecurityPolicy('list', [], '', github, sources)
    for (const added of [` ${script};`, ` ${endpoint};`, ' own-scripts analytics'])
      expect(policy).toContain(added)
  },
)

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
