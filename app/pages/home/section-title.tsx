import type { ComponentProps } from 'react'
import styles from './section-title.module.css'

/** A section's heading, the name of its landmark. It can take the reader's place (focus) after a navigation. */
export function SectionTitle({ children, ...rest }: ComponentProps<'h2'> & { id: string }) {
  return (
    <h2 tabIndex={-1} className={styles.title} {...rest}>
      {children}
    </h2>
  )
}
