/** Says a sentence to assistive technology, after what it is saying now. */
export type Say = (sentence: string) => void

/** Adds a live region. It has to be there before its first sentence, or that sentence is not heard. */
export function announcer(document: Document): Say {
  const region = document.createElement('p')
  region.className = 'visually-hidden'
  region.ariaLive = 'polite'
  document.body.append(region)
  return (sentence) => {
    // The same text twice would not be heard.
    region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence
  }
}
