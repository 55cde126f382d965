import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { ROUTER_BASE } from '#app/lib/settings.ts'
import styles from '#app/lib/message-page.module.css'
import { NOT_FOUND_HEAD } from '#app/lib/page-head.ts'
import { useTitle } from '#app/lib/use-title.ts'

/**
 * Any address that is no page. Prerendered it is `404.html`, which opens articles that are newer than the build: so it
 * says what will happen when its script arrives.
 */
export function NotFoundPage({ prerendered }: { prerendered: boolean }) {
  useTitle(NOT_FOUND_HEAD.title)
  return (
    <PageFrame current={null}>
      <div className={styles.message}>
        <h1>Page not found</h1>
        <p>
          There is no page at this address.
          {prerendered &&
            ' An article that was published a moment ago opens here as soon as the page’s script has arrived.'}
        </p>
        <p>
          <a href={`${ROUTER_BASE}/blogs`}>All articles</a> or <a href={`${ROUTER_BASE}/`}>the home page</a>
        </p>
      </div>
    </PageFrame>
  )
}
