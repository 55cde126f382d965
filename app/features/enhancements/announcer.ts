/** Announces a sentence to assistive technology, after the present one. */
export type Say = (sentence: string) => void

/** Adds a live region. It must exist before its first sentence, or that sentence is not announced. */
export function announcer(document: Document): Say {
  const region = document.createElement('p')
  region.className = 'visually-hidden'
  region.ariaLive = 'polite'
  document.body.append(region)
  return (sentence) => {
    // The same text twice would not be announced.
    region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence
  }
}
