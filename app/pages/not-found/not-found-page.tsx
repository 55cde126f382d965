import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import styles from '#app/lib/message-page.module.css'

/** Any address without a page. As `404.html` it is also what a script replaces with an article newer than the build. */
export function NotFoundPage() {
  return (
    <PageFrame current={null}>
      <div className={styles.message}>
        <h1>Page not found</h1>
        <p>There is no page at this address.</p>
        <noscript>
          <p>An article that was published a moment ago opens only with JavaScript.</p>
        </noscript>
        <p>
          <a href={`${PATH_PREFIX}/blogs`}>All articles</a> or <a href={`${PATH_PREFIX}/`}>the home page</a>
        </p>
      </div>
    </PageFrame>
  )
}
