import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Comments } from '#content/rules/service-schema.ts'
import * as words from '#app/lib/words/comments.ts'
import { loading } from '#app/lib/words/live.ts'
import styles from './comments.module.css'

// Marked as pure, so that a site without comments has no such file, and its articles do not load this.
const Loaded = /* @__PURE__ */ lazy(() => import('./comments.tsx').catch(() => ({ default: NotLoaded })))

/** A button that loads the comments. Until it is pressed, the page makes no request to giscus. */
export function CommentsInvitation({ settings }: { settings: Comments }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isShown, setShown] = useState(false)

  // A visitor who has just signed in. This never hides the comments: a press that came before the scripts may already have been repeated.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('giscus')) setShown(true)
  }, [])

  function show() {
    // The button disappears, and its focus would be lost.
    heading.current?.focus({ preventScroll: true })
    setShown(true)
  }

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {isShown ? (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <Loaded settings={settings} />
        </Suspense>
      ) : (
        <p>{words.origin}</p>
      )}
      <p className={styles.ways}>
        {!isShown && (
          <button type="button" className="pill" onClick={show}>
            {words.show}
          </button>
        )}
        <a
          className="lone"
          href={`https://github.com/${settings.repo}/discussions`}
          rel="noopener noreferrer"
        >
          {words.onGithub}
        </a>
      </p>
    </section>
  )
}

function NotLoaded() {
  return <p role="alert">{words.late}</p>
}
