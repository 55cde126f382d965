import type { ArticleHost } from '#article-host/article-host.ts'

/** The host of the articles. In a file of its own, so that the home page does not load it. */
export const ARTICLE_HOST: ArticleHost = import.meta.env.SITE_ARTICLES
