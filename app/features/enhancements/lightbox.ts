import * as words from '#app/lib/words/enhancements.ts'
import { isDrawing } from './picture-buttons.ts'

/**
 * Shows pictures as large as the window in a modal dialog: the browser keeps the focus inside, closes it by Escape, and returns
 * the focus. The dialog is made for the first picture.
 *
 * @returns a function that shows a picture
 */
export function lightbox(document: Document): (picture: HTMLImageElement) => void {
  let parts: ReturnType<typeof lightboxParts> | undefined
  return (picture) => {
    parts ??= lightboxParts(document)
    const { dialog, view, image, caption } = parts
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

function lightboxParts(document: Document) {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const figure = document.createElement('figure')
  const view = document.createElement('div')
  const image = document.createElement('img')
  const caption = document.createElement('figcaption')
  dialog.className = 'lightbox'
  close.type = 'button'
  close.className = 'pill'
  close.textContent = words.close
  image.referrerPolicy = 'no-referrer'
  // It scrolls.
  view.className = 'lightbox-view'
  view.tabIndex = 0
  view.append(image)
  figure.append(view, caption)
  dialog.append(close, figure)
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => {
    // A click on anything but the picture and its caption closes it.
    if (target === close || target === dialog || target === figure || target === view) dialog.close()
  })
  // Back, to another heading of this page.
  addEventListener('popstate', () => dialog.close())
  return { dialog, view, image, caption }
}
