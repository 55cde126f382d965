import type { ReactNode } from 'react'
import * as words from '#app/lib/words/frame.ts'
import styles from './page-frame.module.css'
import { SiteMenu, useMenu } from './site-menu.tsx'
import { PaletteButton } from '#app/features/palette/opening/palette-button.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'

type PageFrameProps = {
  /** The item that the bar marks as current; a page of the owner's has its path. */
  current: string | null
  /** Whether the page greets with the name that is otherwise in the bar. */
  hasGreeting?: boolean
  children: ReactNode
}

/** The frame of every page: skip link, header and main landmark. */
export function PageFrame({ current, hasGreeting = false, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <SiteHeader current={current} hasGreeting={hasGreeting} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** The header of every page: name, navigation (on phones a menu) and theme. */
function SiteHeader({ current, hasGreeting }: Omit<PageFrameProps, 'children'>) {
  const menu = useMenu()
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`${PATH_PREFIX}/`} inert={menu.open}>
        <span className={styles.point} aria-hidden="true" />
        <span className={hasGreeting ? 'visually-hidden' : undefined}>{SITE_IDENTITY.firstName}</span>
      </a>
      {import.meta.env.SITE_HAS_PALETTE && <PaletteButton inert={menu.open} />}
      <SiteMenu current={current} menu={menu} />
    </header>
  )
}
