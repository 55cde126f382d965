import * as v from 'valibot'
import { isHttpsAddress } from '#content/rules/fields.ts'
import { siteAddress } from '#content/rules/site-address.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { fieldOf, isMailAddress, valueOf } from '#scripts/setup/fields.ts'
import { httpsOf, type Resume } from './resume-schema.ts'
import type { LeaveOut } from './left-out-fields.ts'

type Basics = Resume['basics']

/** The addresses of accounts, by the names of networks in small letters without spaces. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/{name}',
  codeberg: 'https://codeberg.org/{name}',
  devto: 'https://dev.to/{name}',
  github: 'https://github.com/{name}',
  gitlab: 'https://gitlab.com/{name}',
  huggingface: 'https://huggingface.co/{name}',
  instagram: 'https://www.instagram.com/{name}',
  kaggle: 'https://www.kaggle.com/{name}',
  linkedin: 'https://www.linkedin.com/in/{name}',
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
export function contactsOf(basics: Basics, leaveOut: LeaveOut): NonNullable<SiteContent['contact']> {
  const linked = new Set(HOMES.map((network) => profileAt(basics, network)))
  return basics.profiles.flatMap((profile) => {
    if (linked.has(profile)) return []
    const { network, username, url } = profile
    const href = accountOf(network, username, url)
    if (href === '') {
      if (network || username)
        leaveOut(`the profile "${network || username}" is left out, because it has no address (url).`)
      return []
    }
    return [{ label: network || new URL(href).hostname, text: username || withoutScheme(href), href }]
  })
}

/** The mail address, if it is one. */
export function mailOf({ email }: Basics, leaveOut: LeaveOut): string {
  if (email === '' || isMailAddress(email)) return email
  leaveOut(`basics.email "${email}" is left out: expected an address such as me@me.example.`)
  return ''
}

/** The address of an account, or its name, which is enough for setup. Some write it as the address of their home page. */
export function profileOf(basics: Basics, network: Home, leaveOut: LeaveOut): string | undefined {
  const profile = profileAt(basics, network)
  if (profile) {
    const { username, url } = profile
    const address = accountAddress(url) || username
    if (address === '' && url === '') return undefined
    if (isHttpsAddress(valueOf(address, fieldOf(network)))) return address
    leaveOut(
      `basics.profiles "${profile.network}" is left out: expected the name of an account or an https:// address, found "${username || url}".`,
    )
    return undefined
  }
  const address = homePageOf(basics)
  return homeOf(address) === network ? address : undefined
}

/** Where the site will be: the home page of the owner, unless that is an account. */
export function siteAddressOf(basics: Basics, leaveOut: LeaveOut): string {
  const { url, website } = basics
  const address = homePageOf(basics)
  if ((url === '' && website === '') || homeOf(address) !== undefined) return ''
  if (v.is(siteAddress, address)) return address
  const field = url === '' ? `website "${website}"` : `url "${url}"`
  leaveOut(`basics.${field} is left out: expected an https:// address without "?" and "#".`)
  return ''
}

/** The first profile of a network, which has its own field in the links. */
function profileAt({ profiles }: Basics, network: Home): Basics['profiles'][number] | undefined {
  return profiles.find((profile) => profile.network.toLowerCase() === network)
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

/** The address of a profile; '' for that of a network's home page, which some write instead. */
function accountAddress(url: string): string {
  const address = httpsOf(url)
  if (address === '') return ''
  const { pathname, search } = new URL(address)
  return /[^/]/.test(pathname + search) ? address : ''
}

function accountOf(network: string, username: string, url: string): string {
  const address = accountAddress(url)
  if (address !== '') return address
  const name = username.replace(/^@/, '')
  const service = network.toLowerCase().replaceAll(/[\s.-]/g, '')
  const pattern = Object.hasOwn(ACCOUNTS, service) ? ACCOUNTS[service] : undefined
  if (pattern !== undefined && name !== '') return pattern.replace('{name}', encodeURIComponent(name))
  return httpsOf(url)
}
