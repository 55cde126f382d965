import type { Comments } from '#content/rules/service-schema.ts'
import { GISCUS } from '#app/lib/outside-services.ts'
import type { Theme } from '#app/lib/inline/show-theme.ts'

/** The key in local storage that giscus's own script uses for the visitor's sign-in. */
export const SESSION_KEY = 'giscus-session'

/** Languages whose names in giscus (its folder `locales`) differ from the language tag of a page. */
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

/** The page with the comments. */
export type CommentedPage = {
  /** Without a fragment, and without the sign-in of giscus. */
  address: string
  title: string
  /** The content of the meta element `description`; `linkTitle` is that of `og:title`. */
  description: string
  linkTitle: string
  lang: string
}

/**
 * The address of the frame. Its parameters are those of giscus's own script (giscus/giscus, `client.ts`), which only makes this
 * frame and answers its messages.
 *
 * @param session the visitor's sign-in, or `''`
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

/** The name of a theme in giscus. */
export function giscusTheme(theme: Theme): string {
  return theme === 'system' ? 'preferred_color_scheme' : theme
}

function giscusLanguage(lang: string): string | null {
  const [language = ''] = lang.split('-')
  const known = LANGUAGES.split(' ')
  return [lang, OTHER_NAMES[language] ?? language].find((name) => known.includes(name)) ?? null
}
