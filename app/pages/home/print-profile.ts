/** The fragment of the address that prints the home page as a profile, to which the palette and the menu link. */
const PRINT = '#print'

/** Prints the home page when its address asks for it, now or later. Without scripts, that is an address of the home page. */
export function printWhenAsked(): void {
  if (isPrintAddress()) {
    const print = () => void printNow()
    if (document.readyState === 'complete') print()
    else addEventListener('load', print, { once: true })
  }
  addEventListener('hashchange', () => {
    if (!isPrintAddress()) return
    // The next reload would print again. The stage, which also listens, stays at its section.
    const { section } = document.documentElement.dataset
    const fragment = section === undefined || section === 'hero' ? '' : `#${section}`
    history.replaceState(history.state, '', location.pathname + location.search + fragment)
    void printNow()
  })
}

function isPrintAddress(): boolean {
  return location.hash === PRINT
}

async function printNow(): Promise<void> {
  await document.fonts.ready
  window.print()
}
