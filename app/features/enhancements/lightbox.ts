import { isDrawing } from './enlargeable.ts'

/**
 * Shows a picture as large as the window: the browser's own modal dialog, which keeps the focus inside, closes by
 * Escape, and gives the focus back. It is made when it is first needed, outside of what React renders.
 *
 * @returns shows a picture
 */
export function lightbox(document: Document): (picture: HTMLImageElement) => void {
  let parts: LightboxParts | undefined
  return (picture) => {
    parts ??= lightboxParts(document)
    const { dialog, view, image, caption } = parts
    const words = picture.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
    image.src = picture.currentSrc
    image.alt = picture.alt
    image.classList.toggle('lightbox-drawing', isDrawing(picture.currentSrc))
    // A narrow window shows more of it than fits: the styles need to know how much there is.
    image.style.setProperty('--natural', `${picture.naturalWidth}px`)
    view.scrollTo(0, 0)
    caption.textContent = words || picture.alt
    // What the picture itself says already is not said twice.
    caption.ariaHidden = words ? null : 'true'
    dialog.ariaLabel = words || picture.alt || 'Picture'
    dialog.showModal()
  }
}

type LightboxParts = {
  dialog: HTMLDialogElement
  /** What scrolls. */
  view: HTMLElement
  image: HTMLImageElement
  caption: HTMLElement
}

function lightboxParts(document: Document): LightboxParts {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const figure = document.createElement('figure')
  const view = document.createElement('div')
  const image = document.createElement('img')
  const caption = document.createElement('figcaption')
  dialog.className = 'lightbox'
  close.type = 'button'
  close.textContent = 'Close'
  image.referrerPolicy = 'no-referrer'
  view.className = 'lightbox-view'
  view.tabIndex = 0
  view.append(image)
  figure.append(view, caption)
  dialog.append(close, figure)
  document.body.append(dialog)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    // Everything around the picture and its caption is the backdrop.
    if (target === dialog || target === figure || target === view) dialog.close()
  })
  // Back leaves the page that the picture belongs to.
  document.defaultView?.addEventListener('popstate', () => dialog.close())
  return { dialog, view, image, caption }
}
