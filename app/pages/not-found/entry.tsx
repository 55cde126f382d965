import '#app/styles/site.css'
import { routeOf } from '#app/lib/route.ts'
import { BASE } from '#app/lib/settings.ts'
import { startPage } from '#app/start-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/*
 * Hosts answer every address that has no document with this one. The address may be that of an article which is newer than
 * the build, so the entry of its page takes over. If it cannot be loaded, the document stays as it is.
 */
const { page } = routeOf(location.pathname, BASE)
if (page === 'article') import('#app/pages/article/entry.tsx').catch(() => {})
else if (page === 'list') import('#app/pages/list/entry.tsx').catch(() => {})
else startPage(() => <NotFoundPage />)
