import type { ComponentProps } from 'react'
import styles from './section-title.module.css'

/** A section's heading, which names its landmark. */
export function SectionTitle({ children, ...rest }: ComponentProps<'h2'> & { id: string }) {
  return (
    <h2 tabIndex={-1} className={styles.title} {...rest}>
      {children}
    </h2>
  )
}
