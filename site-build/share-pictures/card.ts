import type { Page } from '#site-build/documents/pages.ts'
import type { Rgb } from './indexed-png.ts'
import type { Settings } from '#site-build/settings.ts'
import { longDates } from '#site-build/words/language-of.ts'

/** The size that other sites expect of an Open Graph picture, px. */
export const CARD = { width: 1200, height: 630 } as const

/** The content of a share picture. */
export type Card = {
  title: string
  /** Below the title: a date, the owner's role, or an address. */
  line: string
  /** Above the title: the owner's name or the site's address. */
  site: string
  /** A BCP 47 tag. */
  lang: string
  /** The text that determines the landscape; `null` for that of the home page. */
  seed: string | null
}

/** The tokens that a share picture uses, in the dark theme. */
export const CARD_TOKENS = ['background', 'text', 'soft', 'accent', 'glow', 'contour'] as const
export type CardColours = Record<(typeof CARD_TOKENS)[number], string>

/** The card of a page. Pages of tags and older articles have that of the list. */
export function cardOf(
  { content: shown }: Page,
  { content, address, words }: Pick<Settings, 'content' | 'address' | 'words'>,
): Card {
  const { owner } = content
  const { lang } = content
  const { host, pathname } = new URL(address)
  const place = host + pathname
  if (shown.page === 'home')
    return { title: owner.name, line: owner.role, site: place.replace(/\/$/, ''), lang, seed: null }
  if (shown.page === 'own') {
    const { name, title } = shown.own
    return { title, line: place + name, site: owner.name, lang: shown.own.lang ?? lang, seed: title }
  }
  if (shown.page !== 'article')
    return { title: words.heads.list, line: `${place}blogs`, site: owner.name, lang, seed: owner.name }
  const { article } = shown
  const title = article.title || article.name
  const line = article.date === undefined ? '' : longDates(content.lang).format(article.date)
  return { title, line, site: owner.name, lang: article.lang ?? lang, seed: title }
}

/** The number of steps from one colour to another. */
const RAMPS = [
  ['background', 'contour', 8],
  ['background', 'accent', 7],
  ['background', 'glow', 10],
  ['background', 'text', 7],
  ['background', 'soft', 4],
  ['glow', 'accent', 4],
  ['accent', 'text', 2],
] as const

/** The colours of a finished picture: the tokens, and the steps between them that smooth the edges. */
export function paletteOf(colours: CardColours): Rgb[] {
  const steps = RAMPS.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, step) =>
      between(rgbOf(colours[from]), rgbOf(colours[to]), (step + 1) / count),
    ),
  )
  return [rgbOf(colours.background), ...steps]
}

function between(from: Rgb, to: Rgb, share: number): Rgb {
  const mixed = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [mixed(0), mixed(1), mixed(2)]
}

/** @param colour as `#rrggbb` */
function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
