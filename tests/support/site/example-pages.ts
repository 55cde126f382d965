import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { site } from '#tests/fixtures/site.ts'
import type { Page } from '#site-build/model.ts'
import { pagesOf } from '#site-build/plan/pages.ts'
import { readSettings } from '#site-build/read/settings.ts'

/** The settings of a site below a path. */
export const SITE = readSettings(
  {
    ...site,
    address: 'https://ada.example/me',
    lang: 'en',
    owner: { ...site.owner, name: 'Ada Example' },
    projects: [
      {
        title: 'Loom',
        description: 'Weaves.',
        github_link: 'https://github.com/ada/loom',
        image: { address: 'pictures/loom.png', alt: 'A loom' },
      },
    ],
  },
  {},
)

/** An article with these facts, and defaults for the others. */
export function articleNamed(name: string, facts: Partial<PublishedArticle> = {}): PublishedArticle {
  const sha = '0'.repeat(40)
  return { name, sha, title: name, description: '', minutes: 1, ...facts }
}

/**
 * A page of a site with enough articles for a second page of the list.
 *
 * @param path null for the page of unknown addresses
 * @param article the facts of the article, if the page is one
 */
export function pageOf(path: string | null, article?: Partial<PublishedArticle> & { name: string }): Page {
  const published = article ? [articleNamed(article.name, article)] : []
  const entries = Array.from({ length: 400 }, (_, number) => articleNamed(`Article ${number}`))
  const pages = pagesOf({ index: { repository: 'ada/notes', entries }, published }, SITE)
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`expected a page at ${path}`)
  return page
}

/** The page `/now` of the owner, with these facts. */
export function ownPage(facts: Partial<PublishedArticle> = {}): Page {
  const index = { repository: 'ada/notes', entries: [] }
  const pages = pagesOf({ index, published: [], ownPages: [articleNamed('now', facts)] }, SITE)
  return pages.find(({ content }) => content.page === 'own')!
}
