import '#app/styles/site.css'
import '#app/styles/site-footer.css'
import { routeOf } from '#app/lib/site/route.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { SITE_PAGES } from '#app/lib/site/site-identity.ts'
import { startPage } from '#app/start-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

// The article or list may be newer than the build: then the entry of that page takes over.
const { page } = routeOf(location.pathname, BASE)
// GitHub Pages sends 404.html for the address of a page with a slash at the end.
const own =
  import.meta.env.SITE_HAS_PAGES && SITE_PAGES.find(({ name }) => location.pathname === `${BASE}${name}/`)
if (own) location.replace(BASE + own.name + location.search + location.hash)
else if (page === 'article') import('#app/pages/article/entry.tsx').catch(() => {})
else if (page === 'list') import('#app/pages/list/entry.tsx').catch(() => {})
else if (page === 'tag') import('./open-tag.tsx').then(({ openTag }) => openTag()).catch(() => {})
else startPage(() => <NotFoundPage />)
