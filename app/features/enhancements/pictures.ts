import * as words from '#app/lib/words/enhancements.ts'
import { makeElement } from './make-element.ts'

const PICTURES = '.prose img'

/**
 * Makes buttons of the pictures that can be shown larger, by attributes and event listeners only, because React owns the pictures
 * of a live text. The returned function observes the pictures that are in the document now.
 */
export function pictureButtons(): () => void {
  const open = lightbox()
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => offer(target)))
  document.addEventListener('load', ({ target }) => offer(target), true)
  document.addEventListener('click', ({ target }) => isOffered(target) && open(target))
  document.addEventListener('keydown', (event) => {
    if (!isOffered(event.target) || (event.key !== 'Enter' && event.key !== ' ')) return
    // The space bar would scroll the page.
    event.preventDefault()
    open(event.target)
  })
  return () => document.querySelectorAll(PICTURES).forEach((picture) => sizes.observe(picture))
}

function offer(picture: EventTarget | null) {
  if (!isPicture(picture)) return
  const { currentSrc, naturalWidth, clientWidth } = picture
  // A picture in a link stays a link.
  const isOffer = !picture.closest('a') && isEnlargeable(currentSrc, naturalWidth, clientWidth, innerWidth)
  picture.toggleAttribute('data-enlargeable', isOffer)
  picture.role = isOffer ? 'button' : null
  picture.ariaHasPopup = isOffer ? 'dialog' : null
  picture.ariaLabel = isOffer ? `${words.enlarge}: ${picture.alt.trim() || words.picture}` : null
  if (isOffer) picture.tabIndex = 0
  else picture.removeAttribute('tabindex')
}

/** Whether a picture gets a tenth wider than in the text. It has no width until it is loaded; a drawing fills the window, `room`. */
export function isEnlargeable(source: string, natural: number, shown: number, room: number): boolean {
  if (natural === 0 || shown === 0) return false
  return Math.max(natural, isDrawing(source) ? room : 0) > shown * 1.1
}

/** Whether a picture is an SVG by its address. */
export function isDrawing(source: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(source)
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.matches(PICTURES)
}

function isOffered(target: EventTarget | null): target is HTMLImageElement {
  return isPicture(target) && target.hasAttribute('data-enlargeable')
}

/** Makes a modal dialog for pictures as large as the window. The returned function shows one in it. */
function lightbox(): (picture: HTMLImageElement) => void {
  const close = makeElement('button', { type: 'button', className: 'pill', textContent: words.close })
  const image = makeElement('img', { referrerPolicy: 'no-referrer' })
  // It scrolls.
  const view = makeElement('div', { className: 'lightbox-view', tabIndex: 0 }, image)
  const caption = makeElement('figcaption', {})
  const figure = makeElement('figure', {}, view, caption)
  const dialog = makeElement('dialog', { className: 'lightbox' }, close, figure)
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => {
    if (target !== image && target !== caption) dialog.close()
  })
  // Back, to another heading of this page.
  addEventListener('popstate', () => dialog.close())

  return (picture) => {
    const text = picture.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
    image.src = picture.currentSrc
    image.alt = picture.alt
    image.classList.toggle('lightbox-drawing', isDrawing(picture.currentSrc))
    // In a narrow window the picture may be larger than the window. The styles need its natural width.
    image.style.setProperty('--natural', `${picture.naturalWidth}px`)
    view.scrollTo(0, 0)
    caption.textContent = text || picture.alt
    // Screen readers read the alternative text with the picture.
    caption.ariaHidden = text ? null : 'true'
    dialog.ariaLabel = text || picture.alt || words.picture
    dialog.showModal()
  }
}
