import { createArticleSource } from '#app/features/articles/article-source.ts'
import { createKeptArticles } from '#app/features/articles/kept-articles.ts'
import { ARTICLE_HOSTS } from '#app/shared/settings.ts'
import { keeping, listingMemory, sourceWorld } from './world.ts'

/** The articles of this site, live. */
export const readLiveArticle = createArticleSource(ARTICLE_HOSTS, sourceWorld, listingMemory)

/** The articles that this browser has kept. */
export const keptArticles = createKeptArticles(keeping)
