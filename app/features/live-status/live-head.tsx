import { type ReactNode, useRef } from 'react'
import { FailureNotice } from './failure-notice.tsx'
import type { Live } from '#app/lib/live.ts'
import styles from './live-head.module.css'

type LiveHeadProps = {
  heading: string
  state: Live<unknown>
  /** The exact text of LIST-3 or ART-2. */
  failure: string
  retry: () => void
  /** What stands in the line below the heading, before `Loading...`. */
  children: ReactNode
}

/** The head of a page that is read live: its heading, and what the call is doing or has come to (SAVE-1). */
export function LiveHead({ heading, state, failure, retry, children }: LiveHeadProps) {
  const element = useRef<HTMLHeadingElement>(null)

  function retryFromHeading() {
    // The button leaves with the notice. The reader's place would go with it.
    element.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={element} tabIndex={-1} dir="auto" className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.facts}>
          {children}
          <span role="status">{state.status === 'loading' && 'Loading...'}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <FailureNotice
          text={failure}
          fault={state.fault}
          takenAt={state.saved && state.saved.takenAt}
          retry={retryFromHeading}
        />
      )}
    </>
  )
}
