import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import { readArticleIndex } from '#app/lib/articles/read-built.ts'
import { tagKey } from '#app/lib/articles/tags.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { routeOf } from '#app/lib/site/route.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { SITE_PAGES } from '#app/lib/site/site-identity.ts'
import { startPage } from '#app/start-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

// The article or list may be newer than the build: then the entry of that page takes over.
const route = routeOf(location.pathname, BASE)
// GitHub Pages sends 404.html for the address of a page with a slash at the end.
const ownerPage =
  import.meta.env.SITE_HAS_PAGES && SITE_PAGES.find(({ name }) => location.pathname === `${BASE}${name}/`)
if (ownerPage) location.replace(BASE + ownerPage.name + location.search + location.hash)
else if (route.page === 'article') import('#app/pages/article/entry.tsx').catch(() => {})
else if (route.page === 'list') import('#app/pages/list/entry.tsx').catch(() => {})
else if (route.page === 'tag') void openTag(percentDecoded(route.segment) ?? '')
else startPage(() => <NotFoundPage />)

/** Opens `/blogs` with the filter of a tag whose page is newer than the build, or is not stored in this browser. */
async function openTag(key: string): Promise<void> {
  const index = await readArticleIndex()
  const tags = index?.entries.flatMap((entry) => entry.tags ?? []) ?? []
  const normalKey = key.normalize('NFC')
  const tag = tags.find((name) => tagKey(name) === normalKey) ?? key
  const query = new URLSearchParams({ tag })
  location.replace(`${BASE}blogs?${query.toString()}`)
}
