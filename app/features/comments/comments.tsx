import { useEffect, useRef, useState } from 'react'
import type { Comments as Settings } from '#content/rules/service-schema.ts'
import { shownTheme, THEME_EVENT } from '#app/features/theme/theme.tsx'
import { GISCUS } from '#app/lib/outside-services.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'
import * as words from '#app/lib/words/comments.ts'
import styles from './comments.module.css'
import { forgetSession, giscusAddress, giscusMessage, giscusTheme, takeSession } from './giscus.ts'

/** After this time without a message from the frame, the page reports that the comments cannot be loaded. In ms. */
const TIMEOUT_MS = 12_000
/** The errors after which giscus's own script deletes the sign-in (giscus/giscus, `client.ts`). */
const SESSION_ERROR = /Bad credentials|Invalid state value|State has expired/

/** A button that shows the comments. Until it is pressed, the page makes no request to giscus. */
export function Comments({ settings }: { settings: Settings }) {
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
      {isShown ? <Frame settings={settings} /> : <p>{words.origin}</p>}
      <p className="row">
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

/** The frame with the comments. A sentence replaces it while giscus does not answer. */
function Frame({ settings }: { settings: Settings }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState(() => giscusAddress(settings, shownTheme(), takeSession()))
  const [height, setHeight] = useState<number>()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    const receive = (event: MessageEvent) => {
      const message = giscusMessage(event, frame.current?.contentWindow)
      if (!message) return
      clearTimeout(timer)
      setLate(false)
      const { resizeHeight, signOut, error } = message
      if (typeof resizeHeight === 'number') setHeight(resizeHeight)
      const isSessionOver = signOut === true || SESSION_ERROR.test(String(error))
      if (isSessionOver) {
        forgetSession()
        setAddress(giscusAddress(settings, shownTheme(), ''))
      }
    }
    const followTheme = () => {
      const theme = giscusTheme(shownTheme())
      frame.current?.contentWindow?.postMessage({ giscus: { setConfig: { theme } } }, GISCUS)
    }
    return whileNeeded((signal) => {
      addEventListener('message', receive, { signal })
      addEventListener(THEME_EVENT, followTheme, { signal })
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
  }, [settings])

  return (
    <>
      {isLate && <p role="alert">{words.late}</p>}
      <iframe
        ref={frame}
        className={styles.frame}
        title={words.heading}
        src={address}
        // The frame may leave this page only after a press inside it, such as on signing in.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A frame of another origin cannot remove its sandbox.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        allow="clipboard-write"
        hidden={isLate}
        style={{ blockSize: height }}
      />
    </>
  )
}
