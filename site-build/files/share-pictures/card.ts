import { converter, formatHex } from 'culori'
import { landscapeNumber } from '#app/lib/terrain/landscapes.ts'
import { seedOf } from '#site-build/artwork/home-map.ts'
import type { Page, Settings, Tokens } from '#site-build/model.ts'
import { themeColours } from '#site-build/read/theme/tokens.ts'
import { longDates } from '#site-build/read/words/language-of.ts'

const oklch = converter('oklch')

type ArticleOfPage = Extract<Page['content'], { page: 'article' }>['article']

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
  const { l: lightness, c: chroma, h: hue = 0 } = oklch(colours.accent)!
  // As the engine's `--glow`.
  const glow = formatHex({ mode: 'oklch', l: lightness - 0.12, c: chroma * 1.29, h: hue - 30 })
  return { ...colours, glow }
}

/** The card of a page. Pages of tags and older articles have that of the list. */
export function cardOf({ content: shown }: Page, { content, address, words }: Settings): Card {
  const { owner, lang } = content
  const addressWithoutScheme = address.replace(/^https?:\/\//, '')
  if (shown.page === 'home')
    return {
      title: owner.name,
      line: owner.role,
      site: addressWithoutScheme.replace(/\/$/, ''),
      lang,
      landscape: seedOf(content),
    }
  if (shown.page === 'own') {
    const { title, name, lang: pageLang = lang } = shown.own
    return {
      title,
      line: addressWithoutScheme + name,
      site: owner.name,
      lang: pageLang,
      landscape: landscapeNumber(title),
    }
  }
  if (shown.page === 'article') return articleCard(shown.article, owner.name, lang)
  return {
    title: words.heads.list,
    line: `${addressWithoutScheme}blogs`,
    site: owner.name,
    lang,
    landscape: landscapeNumber(owner.name),
  }
}

/** @param lang of the site, in which the date is written */
function articleCard(article: ArticleOfPage, ownerName: string, lang: string): Card {
  const { name, date, author } = article
  const title = article.title || name
  return {
    title,
    line: date === undefined ? '' : longDates(lang).format(date),
    site: author?.name ?? ownerName,
    lang: article.lang ?? lang,
    landscape: landscapeNumber(title),
  }
}
