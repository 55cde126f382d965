import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { withElements } from '#app/lib/language/elements.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { Landscape } from '#app/lib/terrain/landscape.tsx'
import { LOST_LANDSCAPE } from '#app/lib/terrain/landscapes.ts'
import styles from '#app/lib/message-page.module.css'
import * as words from '#app/lib/words/messages.ts'

/** The page of an address that does not exist. In `404.html`, a script replaces it with an article that is newer than the build. */
export function NotFoundPage() {
  return (
    <PageFrame current={null}>
      <div className={styles.message}>
        <Landscape className={styles.landscape} number={LOST_LANDSCAPE} part="trail" />
        <h1>{words.notFound}</h1>
        <p>{words.noPage}</p>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <p>
          {withElements(words.waysOut, {
            articles: (
              <a className="lone" href={`${PATH_PREFIX}/blogs`}>
                {words.allArticles}
              </a>
            ),
            home: (
              <a className="lone" href={`${PATH_PREFIX}/`}>
                {words.home}
              </a>
            ),
          })}
        </p>
      </div>
    </PageFrame>
  )
}
