import { converter, formatHex } from 'culori'
import { landscapeNumber } from '#app/lib/terrain/landscapes.ts'
import { seedOf } from '#site-build/artwork/home-map.ts'
import type { Page, Settings, Tokens } from '#site-build/model.ts'
import { themeColours } from '#site-build/read/theme/tokens.ts'
import { longDates } from '#site-build/read/words/language-of.ts'

const oklch = converter('oklch')

export const CARD = { width: 1200, height: 630 } as const

export type Card = {
  title: string
  /** Below the title: a date, the owner's role, or an address. */
  line: string
  /** Above the title: the name of the owner, or of the guest who wrote the article, or the site's address. */
  site: string
  lang: string
  /** The number of a landscape, or the seed of the home page's map. */
  landscape: number | string
}

/** The colours of share pictures, which have the dark theme, as `#rrggbb`. */
export type CardColours = Record<'background' | 'text' | 'soft' | 'accent' | 'contour' | 'glow', string>

export function cardColours(tokens: Tokens): CardColours {
  const colours = themeColours(tokens, ['background', 'text', 'soft', 'accent', 'contour'], 'dark')
  const { l, c, h = 0 } = oklch(colours.accent)!
  // As the engine's `--glow`.
  return { ...colours, glow: formatHex({ mode: 'oklch', l: l - 0.12, c: c * 1.29, h: h - 30 }) }
}

/** The card of a page. Pages of tags and older articles have that of the list. */
export function cardOf({ content: shown }: Page, { content, address, words }: Settings): Card {
  const { owner, lang } = content
  const place = address.replace(/^https?:\/\//, '')
  const titled = (title: string, line: string, own = lang, seed = title): Card => {
    return { title, line, site: owner.name, lang: own, landscape: landscapeNumber(seed) }
  }
  if (shown.page === 'home')
    return { ...titled(owner.name, owner.role), site: place.replace(/\/$/, ''), landscape: seedOf(content) }
  if (shown.page === 'own') return titled(shown.own.title, place + shown.own.name, shown.own.lang)
  if (shown.page !== 'article') return titled(words.heads.list, `${place}blogs`, lang, owner.name)
  const { title, name, date, lang: own, author = owner } = shown.article
  const card = titled(title || name, date === undefined ? '' : longDates(lang).format(date), own)
  return { ...card, site: author.name }
}
