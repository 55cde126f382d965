import type { ReactNode } from 'react'
import * as words from '#app/lib/words/frame.ts'
import type { CurrentItem } from './nav-items.ts'
import styles from './page-frame.module.css'
import { SiteHeader } from './site-header.tsx'

type PageFrameProps = { current: CurrentItem; children: ReactNode }

/** The frame of every page: skip link, header and main landmark. */
export function PageFrame({ current, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <SiteHeader current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
