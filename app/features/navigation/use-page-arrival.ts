import { useEffect, useRef, useState } from 'react'
import { fragmentTarget } from '#app/lib/fragment-target.ts'
import { rememberedPlace, rememberScroll, returnTo } from './scroll-memory.ts'

/**
 * What a browser does after a full page load, done after a navigation on the client: the reader's place (focus) moves to
 * the new page's heading, its title is announced, and the page is scrolled to the top, to the address's fragment, or,
 * going back, to where the visitor had been.
 *
 * @param path the path of the page on show
 * @returns what a polite live region should say; empty until the first navigation
 */
export function usePageArrival(path: string): string {
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const listening = new AbortController()
    rememberScroll(listening.signal)
    addEventListener(
      'popstate',
      () => {
        // Back from a link inside the page: another page is the business of the effect below.
        if (location.pathname === shown.current) returnTo(rememberedPlace(history.state) ?? { scroll: 0 })
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [])

  useEffect(() => {
    const first = shown.current === null
    if (shown.current === path) return undefined
    shown.current = path
    if (!first) {
      focusHeading()
      setAnnouncement(document.title)
    }
    // Only an entry that was there before remembers anything: a new one starts without a state.
    const place = rememberedPlace(history.state)
    if (place) return returnTo(place)
    if (first) return undefined
    if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' })
    else fragmentTarget(document)?.scrollIntoView({ behavior: 'instant' })
    return undefined
  }, [path])

  return announcement
}

function focusHeading() {
  const section = fragmentTarget(document)
  const heading = section?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
