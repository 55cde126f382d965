import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import styles from '#app/lib/message-page.module.css'

/** Any address without a page. Prerendered it is `404.html`, where a script may still find an article. */
export function NotFoundPage({ isPrerendered = false }: { isPrerendered?: boolean }) {
  return (
    <PageFrame current={null}>
      <div className={styles.message}>
        <h1>Page not found</h1>
        <p>
          There is no page at this address.
          {isPrerendered &&
            ' An article that was published a moment ago opens here as soon as the page’s script has arrived.'}
        </p>
        <p>
          <a href={`${PATH_PREFIX}/blogs`}>All articles</a> or <a href={`${PATH_PREFIX}/`}>the home page</a>
        </p>
      </div>
    </PageFrame>
  )
}
