import { TypedText } from '#app/features/typed-text/typed-text.tsx'
import styles from './section-title.module.css'

type SectionTitleProps = {
  id: string
  text: string
  /** Whether it types itself now (TYPE-1). */
  typed: boolean
}

/** A section's heading, which names its landmark. */
export function SectionTitle({ id, text, typed }: SectionTitleProps) {
  return (
    <h2 id={id} tabIndex={-1} className={styles.title}>
      <TypedText text={text} active={typed} />
    </h2>
  )
}
