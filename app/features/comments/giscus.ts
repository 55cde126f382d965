import { isRecord } from '#article-host/is-record.ts'
import type { Comments } from '#content/rules/service-schema.ts'
import { GISCUS } from '#app/lib/outside-services.ts'
import type { Theme } from '#app/lib/inline/show-theme.ts'
import { readStored, store } from '#app/lib/stored.ts'

/** The parameter of an address with the visitor's sign-in, as in giscus's own script. */
const SESSION_PARAMETER = 'giscus'
/** The key of the sign-in in local storage. */
const SESSION_KEY = 'comments-session'

/** Languages whose names in giscus (its folder `locales`) differ from the language tag of a page. */
const ALIASES: Record<string, string> = { el: 'gr', km: 'kh', zh: 'zh-CN', sr: 'hbs', hr: 'hbs', bs: 'hbs' }
/** The languages that giscus has, by its names. */
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gr hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-HK zh-TW'

/** The address of the frame for the open page, with the parameters of giscus's own script (giscus/giscus, `client.ts`). */
export function giscusAddress({ mapping, ...ids }: Comments, theme: Theme, session: string): string {
  const { href } = plainAddress()
  const parameters = new URLSearchParams({
    ...ids,
    origin: href,
    backLink: href,
    session,
    term: termOf(mapping),
    // Otherwise `part-1` finds the discussion of `part-10`.
    strict: '1',
    theme: giscusTheme(theme),
    description: metaContent('meta[name="description"]'),
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
  })
  return `${GISCUS}${giscusLanguage(document.documentElement.lang)}/widget?${parameters}`
}

/** The term by which giscus finds the discussion of this page. */
function termOf(mapping: Comments['mapping']): string {
  const { href, pathname } = plainAddress()
  switch (mapping) {
    case 'pathname':
      return termOfPath(pathname)
    case 'url':
      return href
    case 'title':
      return document.title
    case 'og:title':
      return metaContent('meta[property="og:title"]')
    default:
      return mapping satisfies never
  }
}

function metaContent(selector: string): string {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? ''
}

/**
 * The term of a page's path. giscus's own script cuts off everything after the last dot, so "Release 1.1" and "Release 1.2" would share
 * the discussion `blogs/Release%201`. Only `.html` is an extension here: a host may answer both addresses of a document.
 */
function termOfPath(pathname: string): string {
  return pathname.slice(1).replace(/\.html$/, '')
}

/** The name that giscus has for a theme. */
export function giscusTheme(theme: Theme): string {
  return theme === 'system' ? 'preferred_color_scheme' : theme
}

/** The part of giscus's address that names a language; `''` for a language that giscus does not have. */
function giscusLanguage(lang: string): string {
  const [language = ''] = lang.split('-')
  const names = [lang, ALIASES[language] ?? language]
  const giscusNames = LANGUAGES.split(' ')
  const name = names.find((candidate) => giscusNames.includes(candidate))
  return name === undefined ? '' : `/${name}`
}

/** A message of the frame ("giscus-to-parent message events"); `null` for any other message, and for those of other windows. */
export function giscusMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null | undefined,
): Record<string, unknown> | null {
  if (origin !== GISCUS || source !== frame || !isRecord(data)) return null
  return isRecord(data.giscus) ? data.giscus : null
}

/** Moves the visitor's sign-in from the address to storage, and returns it; `''` without one. */
export function takeSession(): string {
  const session = new URL(location.href).searchParams.get(SESSION_PARAMETER)
  if (session === null) return readStored(SESSION_KEY) ?? ''
  history.replaceState(history.state, '', plainAddress())
  store(SESSION_KEY, session)
  return session
}

/** Deletes the sign-in. */
export const forgetSession = () => store(SESSION_KEY, null)

/** The address of the page, without a fragment and a sign-in. */
function plainAddress(): URL {
  const url = new URL(location.href)
  url.searchParams.delete(SESSION_PARAMETER)
  url.hash = ''
  return url
}
