/**
 * Starts the page's modules after the first paint, so that they delay neither words nor fonts. The first click, key or turn of
 * the wheel starts them at once.
 *
 * @param load imports a module; a parameter, because Vite rewrites `import()` in this file
 * @param sections fragments of the home page that only scripts can show
 * @param isShortcut whether a key opens the command palette
 */
export function startScripts(
  load: (address: string) => Promise<unknown>,
  sections: readonly string[],
  isShortcut: (press: KeyboardEvent, platform: string) => boolean,
): void {
  const addresses = document.currentScript?.dataset.modules?.split(' ') ?? []
  const [entry = ''] = addresses
  const waiting = new AbortController()
  const loading = new AbortController()
  // Modules look for the page's data, which is at the end of the document.
  const parsed = new Promise((end) => document.addEventListener('DOMContentLoaded', end))
  let pressed: HTMLButtonElement | null = null

  async function start() {
    if (waiting.signal.aborted) return
    waiting.abort()
    for (const href of addresses) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
    }
    await parsed
    // What a module imports is named after it. Each starts in a task of its own: all in one would block a phone.
    try {
      for (const module of addresses.toReversed()) await load(module)
    } catch (error) {
      if (!(await reloads())) throw error
    }
    loading.abort()
    pressed?.click()
  }

  /** Reloads the page, but only once, if a deployment has removed its modules: of a cached document, or of an open one (fault row 64). */
  async function reloads() {
    try {
      const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
      if (status !== 404 || sessionStorage.getItem('reloaded-without') === entry) return false
      sessionStorage.setItem('reloaded-without', entry)
      location.reload()
      return true
    } catch {
      // Without a network nobody knows, and without storage it could reload for ever.
      return false
    }
  }

  // A module that is loaded later, such as the search, could not be.
  addEventListener('vite:preloadError', reloads)
  // Without its script a button does nothing, except the one that opens the menu. So its press is repeated.
  const rememberPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button:not([popovertarget])') : null
  }
  addEventListener('click', rememberPress, { signal: loading.signal, capture: true })
  // The key of the command palette is a press of its button. The browser would go to its address bar.
  const rememberShortcut = (event: KeyboardEvent) => {
    if (!isShortcut(event, navigator.platform)) return
    const button = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts]')
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  addEventListener('keydown', rememberShortcut, { signal: loading.signal })
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, start, { signal: waiting.signal, capture: true, passive: true })
  // A view transition delays the first paint, and the scripts of our other pages are in the cache.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && void start())
  // Tabs in the background and some crawlers never paint, and some browsers do not tell. A slow phone may paint seconds after it
  // has loaded everything.
  const patience = PerformanceObserver.supportedEntryTypes?.includes('paint') ? 5_000 : 1_000
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : patience), {
    signal: waiting.signal,
  })
  if (sections.includes(location.hash.slice(1))) void start()
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) void start()
    }).observe({ type: 'paint', buffered: true })
}
