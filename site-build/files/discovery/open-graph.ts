import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageHead } from '#app/lib/site/page-head.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'

/** The attributes of one `<meta>` of a document's head. */
export type Meta = { property?: string; name?: string; content: string }

/**
 * Describes a page to sites that show links to it: Open Graph (ogp.me), and the one field that X reads besides. Open Graph
 * requires complete addresses.
 *
 * @param picture of the page, unless its article has a cover; the site's icon if left out
 */
export function openGraph(
  { canonical, content: shown }: Page,
  { title, description }: PageHead,
  { address, content }: Pick<Settings, 'address' | 'content'>,
  picture?: SharePicture,
): Meta[] {
  const article = shown.page === 'article' ? shown.article : undefined
  const cover = article?.cover === undefined ? undefined : new URL(article.cover, address).href
  const locale = openGraphLocale(article?.lang ?? content.lang)
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: content.owner.name },
    { property: 'og:title', content: article?.title || title },
    { property: 'og:description', content: description },
    ...(canonical === null ? [] : [{ property: 'og:url', content: canonical }]),
    ...(locale === null ? [] : [{ property: 'og:locale', content: locale }]),
    ...pictureMetas(
      cover ?? picture ?? new URL(SHARED_ICON, address).href,
      article?.title || content.owner.name,
    ),
    { name: 'twitter:card', content: (cover ?? picture) ? 'summary_large_image' : 'summary' },
    ...(article ? articleFacts(article) : []),
  ]
}

/** @param alt for a picture that does not have its own */
function pictureMetas(picture: SharePicture | string, alt: string): Meta[] {
  if (typeof picture === 'string')
    return [
      { property: 'og:image', content: picture },
      { property: 'og:image:alt', content: alt },
    ]
  return [
    { property: 'og:image', content: picture.address },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
  ]
}

function articleFacts({ date, updated, changedAt, tags = [] }: PublishedArticle): Meta[] {
  const modified = updated ?? changedAt
  return [
    ...(date === undefined ? [] : [{ property: 'article:published_time', content: moment(date) }]),
    ...(typeof modified === 'number'
      ? [{ property: 'article:modified_time', content: moment(modified) }]
      : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

/**
 * `language_TERRITORY`, the form of Open Graph. A language without a region gets the region where most of its speakers live
 * (Unicode, "likely subtags").
 *
 * @returns `null` for a tag without a known region
 */
function openGraphLocale(tag: string): string | null {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? null : `${language}_${region}`
}

function moment(time: number): string {
  return new Date(time).toISOString()
}
