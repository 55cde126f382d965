import { describe, expect, test } from 'vitest'
import { withDefaults, type SiteContent } from '#content/rules/site-content.ts'
import { site } from '#tests/fixtures/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { embeddedHost } from '#site-build/source/articles-beside-site.ts'
import { serviceSources } from './service-sources.ts'

const host = embeddedHost('/')
const ADDRESS = 'https://me.example/portfolio/'
const WEBSITE = '94db1cb1-74f4-4a40-ad6c-962362670409'

type Fields = Pick<SiteContent, 'analytics' | 'comments'>
const servicesOf = (fields: Fields) => serviceSources(withDefaults({ ...site, ...fields }), ADDRESS)
const directivesOf = (fields: Fields) =>
  contentSecurityPolicy(['boot'], [''], host, servicesOf(fields).sources).split('; ')

/** The sources that these services add to the policy of a site. */
function added(fields: Fields): string[] {
  const plain = directivesOf({})
  return directivesOf(fields).flatMap((directive, index) => {
    expect(directive.startsWith(plain[index] ?? 'none')).toBe(true)
    const more = directive.slice(plain[index]?.length)
    return more === '' ? [] : `${directive.split(' ')[0]}${more}`
  })
}

const OWN = 'https://stats.me.example'
const plausible = (script: string) => ({ service: 'plausible', script }) as const
const umami = (address?: string) =>
  ({ service: 'umami', website: WEBSITE, ...(address && { address }) }) as const
const goatcounter = (address: string) => ({ service: 'goatcounter', address }) as const

/** A setting, its script, and where that sends visits. */
const analytics = [
  [
    'Plausible',
    plausible('https://plausible.io/js/a.js'),
    'https://plausible.io/js/a.js',
    'https://plausible.io/api/event',
  ],
  ['a Plausible of one’s own', plausible(`${OWN}/js/script.js`), `${OWN}/js/script.js`, `${OWN}/api/event`],
  ['Umami Cloud', umami(), 'https://cloud.umami.is/script.js', 'https://gateway.umami.is/api/send'],
  ['an Umami of one’s own', umami(`${OWN}/`), `${OWN}/script.js`, `${OWN}/api/send`],
  [
    'GoatCounter',
    goatcounter('https://me.goatcounter.com'),
    'https://gc.zgo.at/count.js',
    'https://me.goatcounter.com/count',
  ],
  ['a GoatCounter of one’s own', goatcounter(OWN), `${OWN}/count.js`, `${OWN}/count`],
] as const

describe('the policy of a site', () => {
  test.each(analytics)(
    'with %s adds its script and where it sends visits',
    (_, setting, script, endpoint) => {
      const sources = [`script-src ${script}`, `connect-src ${endpoint}`, 'trusted-types analytics']
      expect(added({ analytics: setting })).toEqual(sources)
    },
  )

  test('comments add their frame and no other source', () => {
    const comments = { repo: 'me/site', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
    expect(added({ comments })).toEqual(['frame-src https://giscus.app'])
  })

  test('a site without services adds nothing', () => {
    expect(servicesOf({})).toEqual({ sources: {} })
  })
})

test.each(analytics)('%s sends visits to the address in its attributes', (_, setting, __, endpoint) => {
  const { analytics: script } = servicesOf({ analytics: setting })
  const { 'data-host-url': umami, 'data-goatcounter': goatcounter } = script?.attributes ?? {}
  // Plausible's script sends to its own host.
  const plausible = new URL('/api/event', script?.script).href
  expect(goatcounter ?? (umami === undefined ? plausible : `${umami}/api/send`)).toBe(endpoint)
  expect(script?.host).toBe('me.example')
})
