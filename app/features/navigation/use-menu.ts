import { useEffect, useRef, useState } from 'react'

/**
 * The mobile menu (NAV-4). It is a native popover: it works without scripts, and Escape closes it. The styles hide the page
 * behind it. This hook only keeps the focus inside, and closes the menu when the window gets too wide for it.
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
    document.addEventListener('keydown', (event) => keepFocusInside(event, menu, button.current), { signal })
    // A phone turned to landscape may show the bar instead.
    addEventListener('resize', () => button.current?.checkVisibility() || menu.hidePopover(), { signal })
    // It may already be open when this script loads.
    read()
    return () => listening.abort()
  }, [])

  return { open, panel, button, close: () => panel.current?.hidePopover() }
}

function keepFocusInside(event: KeyboardEvent, menu: HTMLElement, button: HTMLButtonElement | null) {
  if (event.key !== 'Tab' || button === null || !menu.matches(':popover-open')) return
  const stops = [button, ...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops.at(event.shiftKey ? (at <= 0 ? -1 : at - 1) : (at + 1) % stops.length)
  event.preventDefault()
  next?.focus()
}
