import { type ReactNode, useRef } from 'react'
import type { Live } from '#app/lib/live.ts'
import styles from './live-head.module.css'
import * as words from '#app/lib/words/live.ts'
import type { Fault } from '#article-host/answers/fault.ts'
import { LongDate, withElements } from '#app/lib/language/elements.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/live-environment.ts'
import { fill } from '#app/lib/language/sentences.ts'
import { lang as pageLang } from '#app/lib/language/language.ts'

type LiveHeadProps = {
  /** If it is the text of the failure, that text is not repeated. */
  heading: string
  lang?: string | undefined
  /** Without one, the first letter of the heading decides. */
  dir?: 'auto' | 'ltr' | 'rtl'
  state: Live<unknown>
  /** The exact text of LIST-3 or ART-2. */
  failure: string
  /** The reason of the failure, if the fault does not contain it. */
  reason?: string
  retry: () => void
  children: ReactNode
}

/** The head of a live page: its heading, and the state of the call (SAVE-1). */
export function LiveHead({
  heading,
  lang,
  dir = 'auto',
  state,
  failure,
  reason,
  retry,
  children,
}: LiveHeadProps) {
  const headingElement = useRef<HTMLHeadingElement>(null)
  const explanation = state.status === 'failed' && (reason ?? explainFault(state.fault))
  const takenAt = state.copy?.takenAt ?? null
  const isHeadingFailure = heading === failure
  const failureText = (
    <span role="alert" className={styles.error}>
      {failure}
    </span>
  )

  function retryFromHeading() {
    // The button disappears with the notice, and its focus would be lost.
    headingElement.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={headingElement} tabIndex={-1} dir={dir} lang={lang}>
          {isHeadingFailure ? failureText : heading}
        </h1>
        <p className={styles.facts}>
          {children}
          <span role="status">{state.status === 'loading' && words.loading}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <div className={styles.notice}>
          {!isHeadingFailure && failureText}
          {explanation && <p>{explanation}</p>}
          {state.fault.kind !== 'refused' && (
            <button type="button" className="pill" onClick={retryFromHeading}>
              {words.retry}
            </button>
          )}
          {/* Last, because it arrives last and must not move the button from under a finger. */}
          {takenAt !== null && (
            <p className="label">{withElements(words.savedCopy, { date: <LongDate time={takenAt} /> })}</p>
          )}
        </div>
      )}
    </>
  )
}

/** The reason of a fault, for the visitor; `null` if the page already names it, or if it is unknown and a guess would be worse. */
export function explainFault(fault: Fault): string | null {
  const { name: host } = ARTICLE_HOST
  if (fault.kind === 'offline') return words.offline
  if (fault.kind === 'too-large') return words.tooLarge
  if (fault.kind !== 'rate-limited') return null
  if (fault.retryAt === null) return fill(words.tooMany, { host })
  // In the visitor's zone, and rounded up to the minute, so that it is never too early.
  const minute = Math.ceil(fault.retryAt / 60_000) * 60_000
  const time = new Intl.DateTimeFormat(pageLang, { timeStyle: 'short' }).format(minute)
  return fill(words.tooManyUntil, { host, time })
}
