/**
 * Starts the page's modules after the first paint, or at the first press, and allows the font of formulas (`math.css`). At once for
 * `sections`, fragments that only scripts can show. `load` is `import()`, which Vite would rewrite in this file.
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
  // The modules read the page's data, which is at the end of the document.
  const parsed = new Promise((end) => document.addEventListener('DOMContentLoaded', end))
  let pressed: HTMLButtonElement | null = null
  const typed: string[] = []

  async function start() {
    if (waiting.signal.aborted) return
    waiting.abort()
    for (const href of addresses) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
    }
    await parsed
    void showFormulaFont()
    // A module's imports come after it in the list. Each starts in its own task: all in one task would block a phone.
    try {
      for (const module of addresses.toReversed()) await load(module)
    } catch (error) {
      if (!(await reloads())) throw error
    } finally {
      loading.abort()
    }
    pressed?.click()
    for (const key of typed) dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  }

  /** Allows the font of formulas once it has been loaded, because two layouts of all formulas would be two long tasks. */
  async function showFormulaFont() {
    const { documentElement: root, fonts } = document
    try {
      if (document.querySelector('math')) await fonts.load('1em Formulas')
    } catch {
      // Without it, styles find the system's own font.
    }
    root.dataset.painted = ''
  }

  /** Reloads the page, but only once, if a deployment has removed its modules while it was open or cached (row 64 of tests/faults.ts). */
  async function reloads() {
    try {
      const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
      if (status !== 404 || sessionStorage.getItem('reloaded-without') === entry) return false
      sessionStorage.setItem('reloaded-without', entry)
      location.reload()
      return true
    } catch {
      // Without a network we cannot check, and without storage the page could reload for ever.
      return false
    }
  }

  // A module that loads later, such as the search, has failed.
  addEventListener('vite:preloadError', reloads)
  // Before its script runs, a button does nothing, except the one that opens the menu. So the last press is repeated.
  const rememberPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button:not([popovertarget])') : null
  }
  addEventListener('click', rememberPress, { signal: loading.signal, capture: true })
  // The shortcut of the command palette counts as a press of its button. Letters that follow are typed into the palette's field, once
  // it is open. Browsers would go to the address bar, or scroll.
  const rememberKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const paletteButton = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts]')
    if (!paletteButton) return
    const isLetter = key.length === 1 && !ctrlKey && !metaKey
    if (isShortcut(event, navigator.platform)) pressed = paletteButton
    else if (pressed === paletteButton && isLetter) typed.push(key)
    else return
    event.preventDefault()
  }
  addEventListener('keydown', rememberKey, { signal: loading.signal })
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, start, { signal: waiting.signal, capture: true, passive: true })
  // A view transition delays the first paint. The scripts are cached, because the visitor comes from another page of the site. In a
  // task after the frame that begins the transition: the requests alone take 50 ms of a slow phone.
  const startSoon = () => setTimeout(start)
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.ready.then(startSoon, startSoon))
  // Background tabs and some crawlers never paint. A slow phone may paint seconds after everything has loaded.
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 5_000), { signal: waiting.signal })
  if (sections.includes(location.hash.slice(1))) void start()
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) void start()
    }).observe({ type: 'paint', buffered: true })
}
