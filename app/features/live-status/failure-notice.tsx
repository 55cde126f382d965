import type { Fault } from '#article-host/fault.ts'
import { withElements } from '#app/lib/language/with-elements.tsx'
import { LongDate } from '#app/lib/language/long-date.tsx'
import { explainFault } from './explain-fault.ts'
import styles from './live-head.module.css'
import * as words from '#app/lib/words/live.ts'

type FailureNoticeProps = {
  /** The exact text of LIST-3 or ART-2; `null` if it is the heading. */
  text: string | null
  fault: Fault
  /** A better reason than that of the fault. */
  reason?: string
  /** When the copy below the notice was read, ms since 1970 (SAVE-1); `null` without a copy, or if unknown. */
  takenAt: number | null
  retry: () => void
}

/** Reports that the live call failed, the reason if it is known, and the age of the copy below. */
export function FailureNotice({ text, fault, reason, takenAt, retry }: FailureNoticeProps) {
  const why = reason ?? explainFault(fault)
  return (
    <div className={styles.notice}>
      {text && (
        <p role="alert" className={styles.error}>
          {text}
        </p>
      )}
      {why && <p>{why}</p>}
      {fault.kind !== 'refused' && (
        <button type="button" className={`pill ${styles.retry}`} onClick={retry}>
          {words.retry}
        </button>
      )}
      {/* Last, because it arrives last and must not move the button from under a finger. */}
      {takenAt !== null && (
        <p className={styles.copy}>{withElements(words.savedCopy, { date: <LongDate time={takenAt} /> })}</p>
      )}
    </div>
  )
}
