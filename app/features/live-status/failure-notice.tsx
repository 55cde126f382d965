import styles from './failure-notice.module.css'
import { LongDate } from '#app/lib/long-date.tsx'
import { explainFault, type SourceFault } from '#github/fault.ts'

type FailureNoticeProps = {
  /** The exact text of LIST-3 or ART-2. */
  text: string
  fault: SourceFault
  /** When the copy below the notice was taken, ms since 1970; `null` when there is none (SAVE-1). */
  takenAt: number | null
  retry: () => void
}

/** Says that the live call failed, why if that is known, and what stands below instead. */
export function FailureNotice({ text, fault, takenAt, retry }: FailureNoticeProps) {
  const reason = explainFault(fault, 'en')
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.error}>
        {text}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {takenAt !== null && (
        <p className={styles.copy}>
          Saved copy from <LongDate time={takenAt} />
        </p>
      )}
      {fault.kind !== 'refused' && (
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      )}
    </div>
  )
}
