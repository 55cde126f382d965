import { converter, formatHex } from 'culori'
import { fnv1a } from '#site-build/artwork/seeded-random.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { themeColours } from '#site-build/read/theme/token-colours.ts'
import type { Tokens } from '#site-build/read/theme/tokens.ts'
import { longDates } from '#site-build/read/words/language-of.ts'

const oklch = converter('oklch')

/** The size that other sites expect of an Open Graph picture, px. */
export const CARD = { width: 1200, height: 630 } as const

/** How many landscapes the cards share, because drawing one takes longer than the rest of a card. */
const LANDSCAPES = 12

/** The content of a share picture. */
export type Card = {
  title: string
  /** Below the title: a date, the owner's role, or an address. */
  line: string
  /** Above the title: the owner's name or the site's address. */
  site: string
  /** A BCP 47 tag. */
  lang: string
  /** One of the drawn landscapes, below `LANDSCAPES`; `null` for that of the home page. */
  landscape: number | null
}

/** The colours of share pictures, which have the dark theme, as `#rrggbb`. */
export type CardColours = ReturnType<typeof cardColours>

export function cardColours(tokens: Tokens) {
  const colours = themeColours(tokens, ['background', 'text', 'soft', 'accent', 'contour'], 'dark')
  const { l, c, h = 0 } = oklch(colours.accent)!
  // As the engine's `--glow`.
  return { ...colours, glow: formatHex({ mode: 'oklch', l: l - 0.12, c: c * 1.29, h: h - 30 }) }
}

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
    return { title: owner.name, line: owner.role, site: place.replace(/\/$/, ''), lang, landscape: null }
  if (shown.page === 'own') {
    const { name, title } = shown.own
    return {
      title,
      line: place + name,
      site: owner.name,
      lang: shown.own.lang ?? lang,
      landscape: landscapeOf(title),
    }
  }
  if (shown.page !== 'article')
    return {
      title: words.heads.list,
      line: `${place}blogs`,
      site: owner.name,
      lang,
      landscape: landscapeOf(owner.name),
    }
  const { article } = shown
  const title = article.title || article.name
  const line = article.date === undefined ? '' : longDates(content.lang).format(article.date)
  return { title, line, site: owner.name, lang: article.lang ?? lang, landscape: landscapeOf(title) }
}

function landscapeOf(title: string): number {
  return fnv1a(title) % LANDSCAPES
}
