import { isEnlargeable } from './enlargeable.ts'

const PICTURES = '.prose img'
const OFFERED = 'data-enlargeable'

/**
 * Makes buttons of the pictures that can be shown larger. They stay the elements they are, and get attributes only:
 * nothing is put around them, because React owns the pictures of a live text, and nothing of it stands in the HTML,
 * because without scripts a button would do nothing. React does not touch attributes that it has not set.
 * A picture in a link is the link's.
 *
 * @param open shows one of them
 */
export function pictureButtons(document: Document, open: (picture: HTMLImageElement) => void) {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLImageElement) offer(target)
  })
  document.addEventListener('load', ({ target }) => isPicture(target) && offer(target), true)
  document.addEventListener('click', ({ target }) => isOffered(target) && open(target))
  document.addEventListener('keydown', (event) => {
    if (!isOffered(event.target) || (event.key !== 'Enter' && event.key !== ' ')) return
    // The space bar would scroll the page.
    event.preventDefault()
    open(event.target)
  })
  // Observing what is observed already changes nothing.
  return () => document.querySelectorAll(PICTURES).forEach((picture) => sizes.observe(picture))
}

function offer(picture: HTMLImageElement) {
  const { currentSrc, naturalWidth, clientWidth } = picture
  const isOffer = !picture.closest('a') && isEnlargeable(currentSrc, naturalWidth, clientWidth, innerWidth)
  picture.toggleAttribute(OFFERED, isOffer)
  picture.role = isOffer ? 'button' : null
  picture.ariaHasPopup = isOffer ? 'dialog' : null
  // A button needs a name, which its alternative text is.
  picture.ariaLabel = isOffer && picture.alt.trim() === '' ? 'Picture' : null
  if (isOffer) picture.tabIndex = 0
  else picture.removeAttribute('tabindex')
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.matches(PICTURES)
}

function isOffered(target: EventTarget | null): target is HTMLImageElement {
  return isPicture(target) && target.hasAttribute(OFFERED)
}
