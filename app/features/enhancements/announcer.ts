/** Says a sentence to assistive technology when it has nothing better to say. */
export type Say = (sentence: string) => void

/** A live region of its own, outside of what React renders: it is there before its first sentence, or none is heard. */
export function announcer(document: Document): Say {
  const region = document.createElement('p')
  region.className = 'visually-hidden'
  region.ariaLive = 'polite'
  document.body.append(region)
  return (sentence) => {
    // The same sentence again is heard only when it changes.
    region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence
  }
}
