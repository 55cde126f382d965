import { type ReactNode, useRef } from 'react'
import type { Live } from '#app/lib/live/live.ts'
import { FailureNotice } from './failure-notice.tsx'
import styles from './live-head.module.css'
import * as words from '#app/lib/words/live.ts'

type LiveHeadProps = {
  /** If it is the text of the failure, that text is not repeated. */
  heading: string
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
export function LiveHead({ heading, state, failure, reason, retry, children }: LiveHeadProps) {
  const element = useRef<HTMLHeadingElement>(null)
  const isFailure = heading === failure

  function retryFromHeading() {
    // The button disappears with the notice, and its focus would be lost.
    element.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={element} tabIndex={-1} dir="auto" className={styles.heading}>
          {isFailure ? (
            <span role="alert" className={styles.error}>
              {heading}
            </span>
          ) : (
            heading
          )}
        </h1>
        <p className={styles.facts}>
          {children}
          <span role="status">{state.status === 'loading' && words.loading}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <FailureNotice
          text={isFailure ? null : failure}
          fault={state.fault}
          reason={reason}
          takenAt={state.copy?.takenAt ?? null}
          retry={retryFromHeading}
        />
      )}
    </>
  )
}
