import { type ReactNode, useRef } from 'react'
import type { Live } from '#app/lib/live.ts'
import { FailureNotice } from './failure-notice.tsx'
import styles from './live-head.module.css'

type LiveHeadProps = {
  heading: string
  state: Live<unknown>
  /** The exact text of LIST-3 or ART-2. */
  failure: string
  retry: () => void
  /** Facts in the line below the heading. */
  children: ReactNode
}

/** The head of a page that is read live: its heading, and what the call is doing or why it failed (SAVE-1). */
export function LiveHead({ heading, state, failure, retry, children }: LiveHeadProps) {
  const element = useRef<HTMLHeadingElement>(null)

  function retryFromHeading() {
    // The button disappears with the notice, and would take the focus with it.
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
          takenAt={state.copy?.takenAt}
          retry={retryFromHeading}
        />
      )}
    </>
  )
}
