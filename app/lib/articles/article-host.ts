import type { ArticleHost } from '#article-host/article-host.ts'

/** Apart from the other settings, so that the home page does not load it. */
export const ARTICLE_HOST: ArticleHost = import.meta.env.SITE_ARTICLES
