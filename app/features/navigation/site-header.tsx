import { PaletteButton } from '#app/features/palette/opening/palette-button.tsx'
import { ThemeToggle } from '#app/features/theme/theme-toggle.tsx'
import { NAV_ITEMS, type CurrentItem } from './nav-items.ts'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'
import * as words from '#app/lib/words/frame.ts'
import styles from './site-header.module.css'
import { useMenu } from './use-menu.ts'

/** The header of every page: name, navigation (on phones a menu) and theme. */
export function SiteHeader({ current }: { current: CurrentItem }) {
  const { open, panel, button, close } = useMenu()
  const { firstName, resume } = SITE_IDENTITY
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`${PATH_PREFIX}/`} inert={open}>
        <span className={styles.point} aria-hidden="true" />
        {firstName}
      </a>
      {import.meta.env.SITE_HAS_PALETTE && <PaletteButton inert={open} />}
      <button
        ref={button}
        type="button"
        className={styles.hamburger}
        popoverTarget="site-menu"
        aria-controls="site-menu"
        // Not in the document: without scripts it would stay "false", and browsers announce the state of a popover themselves.
        aria-expanded={open}
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
                aria-current={item === current ? (href.includes('#') ? 'true' : 'page') : undefined}
                onClick={close}
              >
                {label}
              </a>
            </li>
          ))}
          {resume !== undefined && (
            <li>
              <NewTabLink href={resume} onClick={close}>
                {`${words.resume} `}
                <span aria-hidden="true">↗</span>
              </NewTabLink>
            </li>
          )}
          <li className={styles.theme}>
            <ThemeToggle />
          </li>
        </ul>
      </nav>
    </header>
  )
}
