import * as words from '#app/lib/words/enhancements.ts'
import { makeElement } from './make-element.ts'

/** The time for which a button shows its feedback, in ms. */
const FEEDBACK_MS = 2_500

/** A live region. It must exist before its first sentence, or that sentence is not announced. */
const announcements = makeElement('p', { className: 'visually-hidden', ariaLive: 'polite' })
document.body.append(announcements)

/** Gives every code block a button after it, which does not scroll with the code. React ignores children that it has not made. */
export function offerCopies(): void {
  const blocks = document.querySelectorAll('.code-frame > pre:not(:has(+ .copy))')
  for (const block of blocks) block.after(makeCopyButton(block))
}

function makeCopyButton(block: Element): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', className: 'copy label' })
  showState(words.copy, words.copyCode)
  button.addEventListener('click', copy)
  return button

  async function copy() {
    const code = block.querySelector('code') ?? block
    try {
      // On plain http there is no clipboard, except on localhost.
      await navigator.clipboard.writeText(code.textContent)
      showState(words.copied)
      announce(words.copied)
    } catch {
      // Ctrl+C, or the menu of a long press, then copies the code.
      getSelection()?.selectAllChildren(code)
      showState(words.notCopied)
      announce(words.sayNotCopied)
    }
    setTimeout(showState, FEEDBACK_MS, words.copy, words.copyCode)
  }

  function showState(text: string, label = text) {
    button.textContent = text
    button.ariaLabel = label
  }
}

/** Announces a sentence to assistive technology. The same text twice would not be announced. */
function announce(sentence: string) {
  const isRepeated = announcements.textContent === sentence
  announcements.textContent = isRepeated ? `${sentence}\u00A0` : sentence
}
