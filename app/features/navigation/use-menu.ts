import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

export type Menu = {
  open: boolean
  /** The popover itself. */
  panel: RefObject<HTMLElement | null>
  /** The hamburger button. */
  button: RefObject<HTMLButtonElement | null>
  close: () => void
}

/**
 * The mobile menu (NAV-4). It is a native popover, so the button works before any script has arrived and without one;
 * Escape and a press outside close it. The script adds what the platform leaves out: focus goes round inside it.
 */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = useCallback(() => panel.current?.hidePopover(), [])

  useEffect(() => {
    const menu = panel.current
    if (!menu) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const read = () => setOpen(menu.matches(':popover-open'))
    menu.addEventListener('toggle', read, { signal })
    document.addEventListener('keydown', (event) => keepFocusInside(event, menu, button.current), { signal })
    // Turned to landscape, a phone may show the bar instead: then there is no menu to be open.
    addEventListener('resize', () => button.current?.checkVisibility() || menu.hidePopover(), { signal })
    // It may have been opened before this script arrived.
    read()
    return () => listening.abort()
  }, [])

  return { open, panel, button, close }
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
