import type { ReactNode } from 'react'
import { SITE_IDENTITY } from '#app/lib/site-identity.ts'
import * as words from '#app/lib/words/frame.ts'
import type { CurrentPlace } from './nav-items.ts'
import styles from './page-frame.module.css'
import { SiteHeader } from './site-header.tsx'
import { useMenu } from './use-menu.ts'

type PageFrameProps = { current: CurrentPlace; children: ReactNode }

/** The frame of every page: skip link, header and main landmark. */
export function PageFrame({ current, children }: PageFrameProps) {
  const menu = useMenu()
  return (
    <>
      <a className={styles.skip} href="#main" inert={menu.open}>
        {words.skipToContent}
      </a>
      <SiteHeader
        brand={SITE_IDENTITY.firstName}
        resume={SITE_IDENTITY.resume}
        current={current}
        menu={menu}
      />
      <main id="main" tabIndex={-1} inert={menu.open}>
        {children}
      </main>
    </>
  )
}
