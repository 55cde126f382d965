import type { PageHead } from '#app/lib/site/page-head.ts'
import { isoTime } from '#site-build/files/documents/escape.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'

/** A property of a document's head and its content. */
export type Meta = [property: string, content: string]

/** Describes a page to sites that show links to it: Open Graph (ogp.me, with complete addresses), and the one field that X reads besides. */
export function openGraph(
  { canonical, content: shown }: Page,
  { title, description }: PageHead,
  { address, content }: Settings,
  picture?: SharePicture,
): Meta[] {
  const article = shown.page === 'article' ? shown.article : undefined
  const cover = article?.cover === undefined ? undefined : new URL(article.cover, address).href
  const drawn = cover === undefined ? picture : undefined
  const metas: [property: string, content: string | number | null | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', content.owner.name],
    ['og:title', article?.title || title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', openGraphLocale(article?.lang ?? content.lang)],
    ['og:image', cover ?? picture?.address ?? new URL(SHARED_ICON, address).href],
    ['og:image:width', drawn?.width],
    ['og:image:height', drawn?.height],
    ['og:image:alt', drawn?.alt ?? (article?.title || content.owner.name)],
    ['twitter:card', (cover ?? picture) ? 'summary_large_image' : 'summary'],
    ['author', article && (article.author ?? content.owner).name],
    ['article:published_time', isoTime(article?.date)],
    ['article:modified_time', isoTime(article?.updated ?? article?.changedAt)],
    ...(article?.tags ?? []).map((tag): Meta => ['article:tag', tag]),
  ]
  return metas.flatMap(([property, value]): Meta[] =>
    value === null || value === undefined ? [] : [[property, String(value)]],
  )
}

/** `language_TERRITORY`. A language without a region gets the one where most of its speakers live (Unicode, "likely subtags"). */
function openGraphLocale(tag: string): string | null {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? null : `${language}_${region}`
}
