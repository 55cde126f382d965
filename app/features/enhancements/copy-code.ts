import * as words from '#app/lib/words/enhancements.ts'
import { makeElement } from './make-element.ts'

/** The time for which a button shows its feedback, in ms. */
const FEEDBACK_MS = 2_500

/** A live region. It must exist before its first sentence, or that sentence is not announced. */
const announcements = makeElement('p', { className: 'visually-hidden', ariaLive: 'polite' })
document.body.append(announcements)

/** Gives every code block a button after it, which does not scroll with the code. React ignores children that it has not made. */
export function offerCopies(): void {
  for (const block of document.querySelectorAll('.code-frame > pre:not(:has(+ .copy))'))
    block.after(copyButton(block))
}

function copyButton(block: Element): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', className: 'copy label' })
  show(words.copy, words.copyCode)
  button.addEventListener('click', copy)
  return button

  async function copy() {
    const code = block.querySelector('code') ?? block
    try {
      // On plain http there is no clipboard, except on localhost.
      await navigator.clipboard.writeText(code.textContent)
      show(words.copied)
      say(words.copied)
    } catch {
      // Ctrl+C, or the menu of a long press, then copies the code.
      getSelection()?.selectAllChildren(code)
      show(words.notCopied)
      say(words.sayNotCopied)
    }
    setTimeout(show, FEEDBACK_MS, words.copy, words.copyCode)
  }

  function show(text: string, label = text) {
    button.textContent = text
    button.ariaLabel = label
  }
}

/** Announces a sentence to assistive technology. The same text twice would not be announced. */
function say(sentence: string) {
  announcements.textContent = announcements.textContent === sentence ? `${sentence}\u00A0` : sentence
}
