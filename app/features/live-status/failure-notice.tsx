import { explainFault, type Fault } from '#github/fault.ts'
import { LongDate } from '#app/lib/long-date.tsx'
import styles from './failure-notice.module.css'

type FailureNoticeProps = {
  /** The exact text of LIST-3 or ART-2; `null` if the heading says it. */
  text: string | null
  fault: Fault
  /** What the page knows better than the fault. */
  reason?: string | undefined
  /** When the copy below the notice was read, ms since 1970 (SAVE-1). */
  takenAt: number | undefined
  retry: () => void
}

/** Says that the live call failed, why (if known), and how old the copy below is. */
export function FailureNotice({ text, fault, reason, takenAt, retry }: FailureNoticeProps) {
  const why = reason ?? explainFault(fault, 'en')
  return (
    <div className={styles.notice}>
      {text && (
        <p role="alert" className={styles.error}>
          {text}
        </p>
      )}
      {why && <p className={styles.reason}>{why}</p>}
      {takenAt !== undefined && (
        <p className={styles.copy}>
          Saved copy from <LongDate time={takenAt} />
        </p>
      )}
      {fault.kind !== 'refused' && (
        <button type="button" className={`pill ${styles.retry}`} onClick={retry}>
          Retry
        </button>
      )}
    </div>
  )
}
