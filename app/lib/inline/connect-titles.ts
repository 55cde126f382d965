/**
 * Morphs the clicked title into the article's heading, and back. Browsers without view transitions fire no events.
 */
export function connectTitles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameTitle(activation?.entry?.url, viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) nameTitle(navigation.activation?.from?.url, viewTransition)
  })

  function nameTitle(address: string | null | undefined, { finished }: ViewTransition): void {
    const link = [...document.querySelectorAll('a')].find(({ href }) => href === address)
    if (!link?.closest('main')) return
    // As in article-view.module.css.
    link.style.viewTransitionName = 'article-title'
    const forget = () => link.style.removeProperty('view-transition-name')
    finished.then(forget, forget)
  }
}
