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
    if (!link?.closest('main')) return
    // As in article-view.module.css.
    link.style.viewTransitionName = 'article-title'
    const forget = () => link.style.removeProperty('view-transition-name')
    finished.then(forget, forget)
  }
}
