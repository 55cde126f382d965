import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Magnifier } from '#app/lib/icons/magnifier.tsx'
import { openPalette } from '#app/features/palette/open-palette.ts'
import { ThemeToggle } from '#app/features/theme/theme.tsx'
import { Arrow } from '#app/lib/icons/arrow.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_IDENTITY, SITE_PAGES, SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import { Landscape } from '#app/lib/terrain/landscape.tsx'
import { MENU_LANDSCAPE } from '#app/lib/terrain/landscapes.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'
import * as words from '#app/lib/words/frame.ts'
import styles from './page-frame.module.css'

const { firstName, links } = SITE_IDENTITY

/** How many letters of the name, or of a greeting with it, and of the word for the resume fit beside the buttons of a phone. */
const MAX_LETTERS = 16
const HAS_ROOM_FOR_RESUME = firstName.length + words.resume.length <= MAX_LETTERS

/** The navigation bar, in its order (NAV-1 to NAV-3). */
const NAV_ITEMS = [
  ...SITE_SECTIONS.map(({ id, label }) => ({ label, href: `/#${id}`, current: id })),
  { label: words.blog, href: '/blogs', current: 'blog' },
  // A section may have the same name.
  ...SITE_PAGES.map(({ name, title }) => ({ label: title, href: `/${name}`, current: `/${name}` })),
]

/** A section is the current part of a page, not a page. */
function currentKind(href: string): 'true' | 'page' {
  return href.includes('#') ? 'true' : 'page'
}

type SiteHeaderProps = {
  /** The item that the bar marks as current; a page of the owner's has its path. */
  current: string | null
  /** Whether the page greets with the name that is otherwise in the bar. */
  hasGreeting?: boolean
}

/** The frame of every page: skip link, header and main landmark. */
export function PageFrame({ children, ...header }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/**
 * The navigation is a bar on a wide screen, else a popover (NAV-4), because a modal dialog would make its button inert. The styles
 * hide the page behind it, and the rest of the header is inert, so that the focus stays inside.
 */
function SiteHeader({ current, hasGreeting = false }: SiteHeaderProps) {
  /** Of the menu; `undefined` until the page is hydrated. */
  const [isOpen, setOpen] = useState<boolean>()
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => panel.current?.hidePopover()

  useEffect(() => {
    const menu = panel.current
    if (!menu) return undefined
    const updateOpen = () => setOpen(menu.matches(':popover-open'))
    // A phone turned to landscape may show the bar instead of the button.
    const closeInBar = () => {
      if (!button.current?.checkVisibility()) menu.hidePopover()
    }
    // It may already be open when this script loads.
    updateOpen()
    return whileNeeded((signal) => {
      menu.addEventListener('toggle', updateOpen, { signal })
      addEventListener('resize', closeInBar, { signal })
    })
  }, [])

  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`${PATH_PREFIX}/`} inert={isOpen}>
        <span className="point" aria-hidden="true" />
        <span className={hasGreeting ? 'visually-hidden' : 'one-line'}>{firstName}</span>
      </a>
      {HAS_ROOM_FOR_RESUME && (
        <NewTabLink className={styles.resume} href={links.resume} inert={isOpen}>
          {words.resume}
          <Arrow to="out" />
        </NewTabLink>
      )}
      {import.meta.env.SITE_HAS_PALETTE && (
        <button
          type="button"
          className={styles.search}
          inert={isOpen}
          aria-label={words.search}
          title={words.searchKeys}
          aria-keyshortcuts="Meta+K Control+K"
          aria-haspopup="dialog"
          onClick={() => void openPalette('palette')}
        >
          <Magnifier />
        </button>
      )}
      <button
        ref={button}
        type="button"
        className={styles.hamburger}
        popoverTarget="site-menu"
        aria-controls="site-menu"
        // Not in the document: without scripts it would stay "false", and browsers announce the state of a popover themselves.
        aria-expanded={isOpen}
        aria-label={words.menu}
      >
        <span className={styles.lines} aria-hidden="true" />
      </button>
      <nav
        ref={panel}
        id="site-menu"
        popover="auto"
        className={styles.menu}
        aria-label={words.mainNavigation}
      >
        <ul className={styles.items}>
          {NAV_ITEMS.map(({ label, href, current: item }) => (
            <li key={href}>
              <a
                href={PATH_PREFIX + href}
                aria-current={item === current ? currentKind(href) : undefined}
                onClick={close}
              >
                {label}
              </a>
            </li>
          ))}
          {links.resume !== undefined && (
            <li>
              <NewTabLink href={links.resume} onClick={close}>
                {words.resume}
                <Arrow to="out" />
              </NewTabLink>
            </li>
          )}
          <li className={styles.theme}>
            <ThemeToggle />
          </li>
        </ul>
        {isOpen && (
          <p className={styles.contacts}>
            <Landscape className={styles.landscape} number={MENU_LANDSCAPE} />
            <a className="lone" href={`${PATH_PREFIX}/#print`} onClick={close}>
              {words.profile}
            </a>
            <NewTabLink className="lone" href={links.github} isProfile>
              GitHub
            </NewTabLink>
            <NewTabLink className="lone" href={links.linkedin} isProfile>
              LinkedIn
            </NewTabLink>
            {import.meta.env.SITE_MAIL && (
              <a className="lone" href={import.meta.env.SITE_MAIL.href}>
                {import.meta.env.SITE_MAIL.label}
              </a>
            )}
          </p>
        )}
      </nav>
    </header>
  )
}
