import type { ReactNode } from 'react'
import * as words from '#app/lib/words/frame.ts'
import styles from './page-frame.module.css'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'

/** The frame of every page: skip link, header and main landmark. */
export function PageFrame({ children, ...header }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
