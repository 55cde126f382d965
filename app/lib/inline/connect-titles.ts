/** Morphs the clicked title into the article's heading, and back. Browsers without view transitions fire no events. */
export function connectTitles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameTitle(activation?.entry?.url, viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari had view transitions before it had `navigation`.
    if (viewTransition && 'navigation' in window) nameTitle(navigation.activation?.from?.url, viewTransition)
  })

  function nameTitle(address: string | null | undefined, { ready, finished }: ViewTransition): void {
    // A skipped transition is no error. Safari would log it when the visitor goes back.
    ready.catch(() => {})
    const link = [...document.querySelectorAll('a')].find(({ href }) => href === address)
    // The words, because the link is wider.
    const words = link?.closest('main') && link.querySelector('bdi')
    if (!words) return
    // As in article-view.module.css. The parts of a name on several lines would be no single box.
    words.style.cssText = 'view-transition-name: article-title; display: inline-block'
    const forget = () => words.removeAttribute('style')
    finished.then(forget, forget)
  }
}
