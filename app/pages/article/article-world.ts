import { createArticleSource } from '#github/read-article.ts'
import { createKeptArticles } from '#app/lib/kept-articles.ts'
import { ARTICLE_HOSTS } from '#app/lib/settings.ts'
import { keeping, listingMemory, sourceWorld } from '#app/lib/world.ts'

/** The articles of this site, live. */
export const readLiveArticle = createArticleSource(ARTICLE_HOSTS, sourceWorld, listingMemory)

/** The articles that this browser has kept. */
export const keptArticles = createKeptArticles(keeping)
