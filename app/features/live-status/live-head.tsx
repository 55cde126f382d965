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

/** The head of a live page: its heading, and the state of the call (SAVE-1). */
export function LiveHead({ heading, state, failure, retry, children }: LiveHeadProps) {
  const element = useRef<HTMLHeadingElement>(null)

  function retryFromHeading() {
    // The button disappears with the notice, and the focus would be lost.
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
