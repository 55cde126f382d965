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

/** The networks that have their own fields in the links. */
const HOMES = ['github', 'linkedin'] as const
type Home = (typeof HOMES)[number]

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
    return [{ label: network || new URL(href).hostname, text: username || withoutScheme(href), href }]
  })
}

/** The address of an account, or its name, which is enough for setup. Some write it as the address of their home page. */
export function profileOf(basics: Basics, network: Home): string | undefined {
  const profile = basics.profiles.find((candidate) => candidate.network.toLowerCase() === network)
  if (profile) return accountOf('', '', profile.url) || profile.username
  const address = homePageOf(basics)
  return homeOf(address) === network ? address : undefined
}

/** Where the site will be: the home page of the owner, unless that is an account. */
export function siteAddressOf(basics: Basics): string {
  const address = homePageOf(basics)
  return homeOf(address) === undefined ? address : ''
}

function homePageOf({ url, website }: Basics): string {
  return httpsOf(url) || httpsOf(website)
}

/** The network of an address. */
function homeOf(address: string): Home | undefined {
  if (address === '') return undefined
  const { hostname } = new URL(address)
  return HOMES.find((network) => hostname === `${network}.com` || hostname.endsWith(`.${network}.com`))
}

/** Where the owner lives, without street and postal code, because the site is public. @param lang a tag (BCP 47) */
export function placeOf({ location }: Basics, lang: string): string[] {
  const { city, region, countryCode } = location
  const area = region || countryName(countryCode, lang)
  // Of a city that is a region of its own, the name is enough.
  const place = [city, area === city ? '' : area].filter((words) => words !== '')
  return place.length === 0 ? [] : [place.join(', ')]
}

/** The name of a country. @param code of two letters (ISO 3166-1); other texts are names already */
function countryName(code: string, lang: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(code) ?? code
}

function withoutScheme(address: string): string {
  return address.replace(/^https:\/\/|\/$/g, '')
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
  return HOMES.some((home) => home === network.toLowerCase())
}
