import { expect, test } from 'vitest'
import { onForgejo, onGithub, onGitlab } from '#article-host/hosts.ts'
import { withDefaults, type SiteContent } from '#content/rules/site-content.ts'
import { embeddedHost } from '#site-build/source/articles-beside-site.ts'
import { site } from '#tests/fixtures/site.ts'
import { contentSecurityPolicy, serviceSources } from './content-security-policy.ts'

const github = onGithub('octo/notes', {
  api: 'https://api.github.com',
  raw: 'https://raw.githubusercontent.com',
})

test.each([
  [onGitlab('octo/notes', 'https://git.example:8443/gitlab'), ' https://git.example:8443'],
  [onForgejo('octo/notes', 'https://codeberg.org'), ' https://codeberg.org'],
  [embeddedHost('/me/'), ''],
])('allows requests only to the site and to the host of its articles: %#', (host, origin) => {
  expect(contentSecurityPolicy([''], '', host)).toContain(`connect-src 'self'${origin};`)
})

test('allows nothing that it does not name, and inline scripts and styles only by their hashes', () => {
  expect(contentSecurityPolicy(['alert(1)'], 'a{}', github).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com https://raw.githubusercontent.com",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ])
})

type Fields = Pick<SiteContent, 'analytics' | 'comments'>
const servicesOf = (fields: Fields) =>
  serviceSources(withDefaults({ ...site, ...fields }), 'https://me.example/portfolio/')

/** The sources that these services add to the policy of a site. */
function added(fields: Fields): string[] {
  const policyOf = (outside?: object) => contentSecurityPolicy([''], '', github, outside).split('; ')
  const plain = policyOf()
  return policyOf(servicesOf(fields).sources).flatMap((directive, index) => {
    const more = directive.slice(plain[index]?.length)
    return more === '' ? [] : `${directive.split(' ')[0]}${more}`
  })
}

const OWN = 'https://stats.me.example'
const website = '94db1cb1-74f4-4a40-ad6c-962362670409'

/** A setting, its script, where that sends visits, and the attribute that says so: Plausible sends to its own host. */
test.each([
  [{ service: 'plausible', script: `${OWN}/js/a.js` }, `${OWN}/js/a.js`, `${OWN}/api/event`, {}],
  [
    { service: 'umami', website },
    'https://cloud.umami.is/script.js',
    'https://gateway.umami.is/api/send',
    { 'data-host-url': 'https://gateway.umami.is' },
  ],
  [
    { service: 'umami', website, address: `${OWN}/` },
    `${OWN}/script.js`,
    `${OWN}/api/send`,
    { 'data-host-url': OWN },
  ],
  [
    { service: 'goatcounter', address: 'https://me.goatcounter.com' },
    'https://gc.zgo.at/count.js',
    'https://me.goatcounter.com/count',
    { 'data-goatcounter': 'https://me.goatcounter.com/count' },
  ],
  [
    { service: 'goatcounter', address: OWN },
    `${OWN}/count.js`,
    `${OWN}/count`,
    { 'data-goatcounter': `${OWN}/count` },
  ],
] as const)('%j adds its script and where it sends visits', (analytics, script, endpoint, attributes) => {
  const sources = [`script-src ${script}`, `connect-src ${endpoint}`, 'trusted-types analytics']
  expect(added({ analytics })).toEqual(sources)
  expect(servicesOf({ analytics }).analytics).toMatchObject({ host: 'me.example', script, attributes })
})

test('comments add their frame and no other source, and a site without services adds nothing', () => {
  const comments = { repo: 'me/site', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
  expect(added({ comments })).toEqual(['frame-src https://giscus.app'])
  expect(servicesOf({})).toEqual({ sources: {} })
})
