import { useEffect, useRef, useState } from 'react'

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
