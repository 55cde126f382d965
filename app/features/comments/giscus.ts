import type { Comments } from '#content/rules/service-schema.ts'
import { GISCUS } from '#app/lib/outside-services.ts'
import type { Theme } from '#app/lib/inline/show-theme.ts'

/** Where a browser keeps that its visitor has signed in, as giscus's own script does. */
export const SESSION_KEY = 'giscus-session'

/** The languages of giscus (its folder `locales`), where they differ from the language of a page. */
const OTHER_NAMES: Record<string, string> = {
  el: 'gr',
  km: 'kh',
  zh: 'zh-CN',
  sr: 'hbs',
  hr: 'hbs',
  bs: 'hbs',
}
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gr hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-HK zh-TW'

/** The page that shows the comments. */
export type CommentedPage = {
  /** Without a fragment, and without the session that a sign-in adds. */
  address: string
  title: string
  /** Of the meta elements `description` and `og:title`. */
  description: string
  linkTitle: string
  lang: string
}

/**
 * The address of the frame. Its parameters are those of giscus's own script (giscus/giscus, `client.ts`), which does nothing
 * more than to make this frame and to answer its messages.
 *
 * @param session of the visitor's sign-in, or an empty text
 */
export function giscusAddress(
  { repo, repoId, category, categoryId, mapping }: Comments,
  page: CommentedPage,
  theme: Theme,
  session: string,
): string {
  const { pathname } = new URL(page.address)
  const terms = {
    pathname: pathname.slice(1).replace(/\.\w+$/, '') || 'index',
    url: page.address,
    title: page.title,
    'og:title': page.linkTitle,
  }
  const parameters = new URLSearchParams({
    origin: page.address,
    session,
    theme: giscusTheme(theme),
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    repo,
    repoId,
    category,
    categoryId,
    // Otherwise `part-1` finds the discussion of `part-10`.
    strict: '1',
    description: page.description,
    backLink: page.address,
    term: terms[mapping],
  })
  const language = giscusLanguage(page.lang)
  return `${GISCUS}${language === null ? '' : `/${language}`}/widget?${parameters}`
}

/** The name that giscus has for a theme of this site. */
export function giscusTheme(theme: Theme): string {
  return theme === 'system' ? 'preferred_color_scheme' : theme
}

function giscusLanguage(lang: string): string | null {
  const [language = ''] = lang.split('-')
  const known = LANGUAGES.split(' ')
  return [lang, OTHER_NAMES[language] ?? language].find((name) => known.includes(name)) ?? null
}
