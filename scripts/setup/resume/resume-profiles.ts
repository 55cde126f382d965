import type { SiteContent } from '#content/rules/site-content.ts'
import { httpsOf, type Resume } from './resume-schema.ts'
import type { LeaveOut } from './resume-sections.ts'

type Basics = Resume['basics']

/** The addresses of accounts, by the names of networks in small letters without spaces. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/{name}',
  codeberg: 'https://codeberg.org/{name}',
  devto: 'https://dev.to/{name}',
  gitlab: 'https://gitlab.com/{name}',
  huggingface: 'https://huggingface.co/{name}',
  instagram: 'https://www.instagram.com/{name}',
  kaggle: 'https://www.kaggle.com/{name}',
  medium: 'https://medium.com/@{name}',
  npm: 'https://www.npmjs.com/~{name}',
  orcid: 'https://orcid.org/{name}',
  twitter: 'https://x.com/{name}',
  x: 'https://x.com/{name}',
  youtube: 'https://www.youtube.com/@{name}',
}

/** The profiles that have no field of their own in the links. */
export function contactsOf({ profiles }: Basics, leaveOut: LeaveOut): NonNullable<SiteContent['contact']> {
  return profiles.flatMap(({ network, username, url }) => {
    if (isHome(network)) return []
    const href = accountOf(network, username, url)
    if (href === '') {
      if (network || username)
        leaveOut(`the profile "${network || username}" is left out, because it has no address (url).`)
      return []
    }
    return [{ label: network || new URL(href).hostname, text: username || href, href }]
  })
}

/** The address of an account, or its name, which is enough for setup. */
export function profileOf({ profiles }: Basics, network: RegExp): string | undefined {
  const profile = profiles.find((candidate) => network.test(candidate.network))
  return profile && (accountOf('', '', profile.url) || profile.username)
}

/** Where the owner lives, without street and postal code, because the site is public. */
export function placeOf({ location }: Basics): string[] {
  const { city, region, countryCode } = location
  const area = region || countryCode
  // Of a city that is a region of its own, the name is enough.
  const place = [city, area === city ? '' : area].filter((words) => words !== '')
  return place.length === 0 ? [] : [place.join(', ')]
}

/** Some write the home page of a network as the address of a profile. */
function accountOf(network: string, username: string, url: string): string {
  const address = httpsOf(url)
  if (address !== '' && /[^/]/.test(new URL(address).pathname + new URL(address).search)) return address
  const name = username.replace(/^@/, '')
  const service = network.toLowerCase().replaceAll(/[\s.-]/g, '')
  const pattern = Object.hasOwn(ACCOUNTS, service) ? ACCOUNTS[service] : undefined
  if (pattern !== undefined && name !== '') return pattern.replace('{name}', encodeURIComponent(name))
  return address
}

/** Whether a network has its own field in the links, where its name is enough. */
function isHome(network: string): boolean {
  return /^(?:github|linkedin)$/i.test(network)
}
