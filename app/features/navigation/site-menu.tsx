import { useEffect, useRef, useState } from 'react'
import * as words from '#app/lib/words/frame.ts'
import styles from './site-menu.module.css'
import { ThemeToggle } from '#app/features/theme/theme-toggle.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { landscapePath } from '#app/lib/terrain/landscapes.ts'
import { SITE_IDENTITY, SITE_PAGES, SITE_SECTIONS } from '#app/lib/site/site-identity.ts'

/** The navigation bar, in its order (NAV-1 to NAV-3). */
const NAV_ITEMS = [
  ...SITE_SECTIONS.map(({ id, label }) => ({ label, href: `/#${id}`, current: id })),
  { label: words.blog, href: '/blogs', current: 'blog' },
  // A section may have the same name.
  ...SITE_PAGES.map(({ name, title }) => ({ label: title, href: `/${name}`, current: `/${name}` })),
]

/** The links to the pages and sections: a bar on a wide screen, else a menu behind a button. `menu` is what `useMenu` returns. */
export function SiteMenu({ current, menu }: { current: string | null; menu: ReturnType<typeof useMenu> }) {
  const { open, panel, button, close } = menu
  const { links } = SITE_IDENTITY
  return (
    <>
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
          {links.resume !== undefined && (
            <li>
              <NewTabLink href={links.resume} onClick={close}>
                {`${words.resume} `}
                <span aria-hidden="true">↗</span>
              </NewTabLink>
            </li>
          )}
          <li className={styles.theme}>
            <ThemeToggle />
          </li>
        </ul>
        {open && <MenuEnd {...links} />}
      </nav>
    </>
  )
}

/** The end of the open menu: contacts, and a landscape behind all. */
function MenuEnd({ github, linkedin }: typeof SITE_IDENTITY.links) {
  return (
    <p className={styles.contacts}>
      <svg className={styles.landscape} viewBox="0 0 80 42" aria-hidden="true" focusable="false">
        <use href={`${BASE}${landscapePath(1)}#landscape`} />
      </svg>
      {Object.entries({ GitHub: github, LinkedIn: linkedin }).map(
        ([label, href]) =>
          href !== undefined && (
            <NewTabLink key={label} href={href}>
              {label}
            </NewTabLink>
          ),
      )}
    </p>
  )
}

/**
 * The mobile menu (NAV-4). It is a native popover: it works without scripts, Escape closes it, and its button can stay in front
 * of it, which a modal dialog would make inert. The styles hide the page behind it, and the rest of the header is inert, so that
 * the focus stays inside. This hook reads whether it is open, and closes it when the window gets too wide for it.
 */
export function useMenu() {
  /** `undefined` until the page is hydrated. */
  const [open, setOpen] = useState<boolean>()
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const menu = panel.current
    if (!menu) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const read = () => setOpen(menu.matches(':popover-open'))
    menu.addEventListener('toggle', read, { signal })
    // A phone turned to landscape may show the bar instead.
    addEventListener('resize', () => button.current?.checkVisibility() || menu.hidePopover(), { signal })
    // It may already be open when this script loads.
    read()
    return () => listening.abort()
  }, [])

  return { open, panel, button, close: () => panel.current?.hidePopover() }
}
