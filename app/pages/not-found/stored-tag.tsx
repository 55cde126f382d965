import { readArticleIndex } from '#app/lib/articles/read-article-index.ts'
import { tagFilterPath } from '#app/lib/articles/tags.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { startPage } from '#app/start-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { tagWithPath } from './tag-with-path.ts'

/** Opens the list of a tag that this browser has not stored a page of: `/blogs` can make it of the stored list of articles. */
export async function openTag(): Promise<void> {
  const index = await readArticleIndex()
  const tag = index && tagWithPath(location.pathname.slice(BASE.length), index.entries)
  if (tag) location.replace(PATH_PREFIX + tagFilterPath(tag))
  // Offline, a newer version of the site may have the tag.
  else startPage(() => <NotFoundPage isUnknown={!index || !navigator.onLine} />)
}
