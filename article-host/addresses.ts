import type { ArticleHost } from './article-host.ts'
import { isArticleName } from './article-name.ts'

/** The address of an article's text (ART-1); `null` for a name that is never requested (ART-4). */
export function articleAddress({ text }: Pick<ArticleHost, 'text'>, name: string): string | null {
  return isArticleName(name) ? text[0] + encodeURIComponent(name) + text[1] : null
}

/** The page on which the host offers to edit an article; `null` where the articles are in no repository. */
export function editAddress({ edit }: Pick<ArticleHost, 'edit'>, name: string): string | null {
  return edit && edit[0] + encodeURIComponent(name) + edit[1]
}
