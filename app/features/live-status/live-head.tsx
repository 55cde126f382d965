import { type ReactNode, useRef } from 'react'
import type { Live } from '#app/lib/live/live.ts'
import styles from './live-head.module.css'
import * as words from '#app/lib/words/live.ts'
import type { Fault } from '#article-host/fault.ts'
import { withElements } from '#app/lib/language/with-elements.tsx'
import { LongDate } from '#app/lib/language/long-date.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { fill } from '#app/lib/language/fill.ts'
import { lang } from '#app/lib/language/language.ts'

type LiveHeadProps = {
  /** If it is the text of the failure, that text is not repeated. */
  heading: string
  /** The language of the heading, if it is not that of the site. */
  lang?: string | undefined
  state: Live<unknown>
  /** The exact text of LIST-3 or ART-2. */
  failure: string
  /** The reason of the failure, if the fault does not contain it. */
  reason?: string
  retry: () => void
  /** The facts in the line below the heading. */
  children: ReactNode
}

/** The head of a live page: its heading, and the state of the call (SAVE-1). */
export function LiveHead({ heading, lang, state, failure, reason, retry, children }: LiveHeadProps) {
  const element = useRef<HTMLHeadingElement>(null)
  const why = state.status === 'failed' && (reason ?? explainFault(state.fault))
  const takenAt = state.copy?.takenAt ?? null
  const red = (
    <span role="alert" className={styles.error}>
      {failure}
    </span>
  )

  function retryFromHeading() {
    // The button disappears with the notice, and its focus would be lost.
    element.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={element} tabIndex={-1} dir="auto" lang={lang} className={styles.heading}>
          {heading === failure ? red : heading}
        </h1>
        <p className={styles.facts}>
          {children}
          <span role="status">{state.status === 'loading' && words.loading}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <div className={styles.notice}>
          {heading !== failure && red}
          {why && <p>{why}</p>}
          {state.fault.kind !== 'refused' && (
            <button type="button" className={`pill ${styles.retry}`} onClick={retryFromHeading}>
              {words.retry}
            </button>
          )}
          {/* Last, because it arrives last and must not move the button from under a finger. */}
          {takenAt !== null && (
            <p className={styles.copy}>
              {withElements(words.savedCopy, { date: <LongDate time={takenAt} /> })}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/**
 * The sentence below the texts of LIST-3 and ART-2 that gives the visitor the reason. A time of day is in the visitor's zone.
 *
 * @returns `null` for other faults: either the page already names the reason, or it is unknown and a guess would be worse
 */
export function explainFault(fault: Fault): string | null {
  switch (fault.kind) {
    case 'rate-limited':
      if (fault.retryAt === null) return fill(words.tooMany, { host: ARTICLE_HOST.name })
      return fill(words.tooManyUntil, { host: ARTICLE_HOST.name, time: timeOfDay(fault.retryAt) })
    case 'offline':
      return words.offline
    case 'too-large':
      return words.tooLarge
    default:
      return null
  }
}

/** Rounded up to the minute, so that it is never too early. */
function timeOfDay(time: number): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(Math.ceil(time / 60_000) * 60_000)
}
