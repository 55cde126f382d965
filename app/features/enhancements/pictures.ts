import { inNextFrame } from '#app/lib/next-frame.ts'
import * as words from '#app/lib/words/enhancements.ts'
import { makeElement } from './make-element.ts'

const PICTURES = '.prose img'

/**
 * Turns pictures that can be larger into buttons, from outside React, which owns the pictures of a live text. The returned function
 * looks for new pictures.
 */
export function offerLargePictures(): () => void {
  const open = makeLightbox()
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => offer(target)))
  document.addEventListener('load', ({ target }) => offer(target), true)
  return () => {
    const pictures = document.querySelectorAll(PICTURES)
    for (const picture of pictures) sizes.observe(picture)
    // The observer reports a picture that is loaded already with a frame, which may never come.
    inNextFrame(() => pictures.forEach(offer))
  }

  /** Makes a button of a picture, if it can be larger. */
  function offer(picture: EventTarget | null) {
    // A picture in a link stays a link.
    if (!(picture instanceof HTMLImageElement) || !picture.matches(PICTURES) || picture.closest('a')) return
    const { width } = widestFile(picture)
    if (!isEnlargeable(picture.currentSrc, width, picture.clientWidth, innerWidth)) return
    const ariaLabel = `${words.enlarge}: ${picture.alt.trim() || words.picture}`
    Object.assign(picture, { role: 'button', ariaHasPopup: 'dialog', ariaLabel, tabIndex: 0 })
    picture.toggleAttribute('data-enlargeable', true)
    for (const type of ['click', 'keydown']) picture.addEventListener(type, press)
  }

  function press(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
    // The space bar would scroll the page.
    event.preventDefault()
    if (event.target instanceof HTMLImageElement) open(event.target)
  }
}

/**
 * Whether a picture can be a tenth wider than in the text. All widths are in px: its own, 0 until it is loaded, that in the text, and
 * that of the window, which a drawing fills.
 */
export function isEnlargeable(
  source: string,
  naturalWidth: number,
  shownWidth: number,
  windowWidth: number,
): boolean {
  if (naturalWidth === 0 || shownWidth === 0) return false
  const largestWidth = isDrawing(source) ? Math.max(naturalWidth, windowWidth) : naturalWidth
  return largestWidth > shownWidth * 1.1
}

type LoadedPicture = Pick<HTMLImageElement, 'srcset' | 'currentSrc' | 'naturalWidth'>

/** The widest file of a picture, and its width in px. With `srcset`, browsers report the width of the column as the natural one. */
export function widestFile(picture: LoadedPicture): { source: string; width: number } {
  const { srcset, currentSrc, naturalWidth } = picture
  // The build lists the widest file last.
  const match = / ?(\S+) (\d+)w$/.exec(srcset)
  if (!match || naturalWidth === 0) return { source: currentSrc, width: naturalWidth }
  return { source: match[1] ?? currentSrc, width: Number(match[2]) }
}

/** Whether an address is that of an SVG, which has no size in pixels. */
export function isDrawing(source: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(source)
}

/** Makes a modal dialog for pictures as large as the window. The returned function shows one in it. */
function makeLightbox(): (picture: HTMLImageElement) => void {
  const close = makeElement('button', { type: 'button', className: 'pill', textContent: words.close })
  const image = makeElement('img', { referrerPolicy: 'no-referrer' })
  // The keyboard scrolls it.
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
    const { source, width } = widestFile(picture)
    image.src = source
    image.alt = picture.alt
    // The class of its theme.
    image.className = picture.className
    image.classList.toggle('lightbox-drawing', isDrawing(source))
    // In a narrow window the picture may be larger than the window. The styles need its natural width.
    image.style.setProperty('--natural', `${width}px`)
    view.scrollTo(0, 0)
    caption.textContent = text || picture.alt
    // Screen readers read the alternative text with the picture.
    caption.ariaHidden = text ? null : 'true'
    dialog.ariaLabel = text || picture.alt || words.picture
    dialog.showModal()
  }
}
