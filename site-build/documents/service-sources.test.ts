import { describe, expect, test } from 'vitest'
import { withDefaults, type SiteContent } from '#content/rules/site-content.ts'
import { site } from '#tests/fixtures/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { embeddedHost } from './articles-beside-site.ts'
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

const analytics = [
  {
    name: 'Plausible',
    setting: { service: 'plausible', script: 'https://plausible.io/js/pa-AbC123.js' },
    expected: ['https://plausible.io/js/pa-AbC123.js', 'https://plausible.io/api/event'],
  },
  {
    name: 'a Plausible of one’s own',
    setting: { service: 'plausible', script: 'https://stats.me.example/js/script.js' },
    expected: ['https://stats.me.example/js/script.js', 'https://stats.me.example/api/event'],
  },
  {
    name: 'Umami Cloud',
    setting: { service: 'umami', website: WEBSITE },
    expected: ['https://cloud.umami.is/script.js', 'https://gateway.umami.is/api/send'],
  },
  {
    name: 'an Umami of one’s own',
    setting: { service: 'umami', website: WEBSITE, address: 'https://stats.me.example/' },
    expected: ['https://stats.me.example/script.js', 'https://stats.me.example/api/send'],
  },
  {
    name: 'GoatCounter',
    setting: { service: 'goatcounter', address: 'https://me.goatcounter.com' },
    expected: ['https://gc.zgo.at/count.js', 'https://me.goatcounter.com/count'],
  },
  {
    name: 'a GoatCounter of one’s own',
    setting: { service: 'goatcounter', address: 'https://stats.me.example' },
    expected: ['https://stats.me.example/count.js', 'https://stats.me.example/count'],
  },
] as const

describe('the policy of a site', () => {
  test.each(analytics)('with $name adds its script and where it sends visits, and no other source', (row) => {
    const [script, endpoint] = row.expected
    expect(added({ analytics: row.setting })).toEqual([
      `script-src ${script}`,
      `connect-src ${endpoint}`,
      'trusted-types analytics',
    ])
  })

  test('comments add their frame and no other source', () => {
    const comments = { repo: 'me/site', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
    expect(added({ comments })).toEqual(['frame-src https://giscus.app'])
  })

  test('a site without services adds nothing', () => {
    expect(servicesOf({})).toEqual({ sources: {} })
  })
})

test.each(analytics)('$name sends visits to the address in its attributes', ({ setting, expected }) => {
  const { analytics: script } = servicesOf({ analytics: setting })
  const { 'data-host-url': umami, 'data-goatcounter': goatcounter } = script?.attributes ?? {}
  // Plausible's script sends to its own host.
  const plausible = new URL('/api/event', script?.script).href
  expect(goatcounter ?? (umami === undefined ? plausible : `${umami}/api/send`)).toBe(expected[1])
  expect(script?.host).toBe('me.example')
})
