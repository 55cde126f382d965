/**
 * Lets an article's title move from its link in the list into the heading of the article, and back from the heading to the link. The
 * browser animates between two elements of one `view-transition-name`, and the heading always has this name (article-view.module.css).
 * Of the many links of the list, only the one that leads to or from the other page may have it, and only during the transition.
 *
 * The source text of this function is an inline script of the list. Browsers without view transitions fire neither event.
 */
export function morphTitle(): void {
  // The visitor leaves the list for an article.
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameTitleOf(activation?.entry?.url, viewTransition)
  })
  // The visitor comes back from an article.
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari had view transitions before it had `navigation`.
    if (!viewTransition || !('navigation' in window)) return
    nameTitleOf(navigation.activation?.from?.url, viewTransition)
  })

  /** Names the title of the link to an article until the transition ends. Does nothing if the list has no link to this address. */
  function nameTitleOf(articleUrl: string | null | undefined, { ready, finished }: ViewTransition): void {
    // A skipped transition is no error. Safari would log it when the visitor goes back.
    ready.catch(() => {})
    const links = [...document.querySelectorAll('a')]
    const link = links.find(({ href }) => href === articleUrl)
    // Not the link itself: it is wider than its words.
    const title = link?.closest('main') && link.querySelector('bdi')
    if (!title) return
    // A title on several lines would have a box for each line, and a transition needs a single one.
    title.style.cssText = 'view-transition-name: article-title; display: inline-block'
    const removeName = () => title.removeAttribute('style')
    finished.then(removeName, removeName)
  }
}
