import * as words from '#app/lib/words/enhancements.ts'

/** The time for which a button shows its feedback, in ms. */
const FEEDBACK_MS = 2_500

/** The most buttons that one call makes, so that hundreds of blocks do not block the page. The next call makes more. */
const AT_ONCE = 50

/** Announces a sentence to assistive technology, after the present one. */
type Say = (sentence: string) => void

/** A browser has no clipboard on plain http, except on localhost. */
type ClipboardWriter = Pick<Clipboard, 'writeText'> | undefined

/**
 * Gives every code block a button that copies it. The button follows its block inside the block's frame, so it is next in the tab
 * order and does not scroll with the code. React ignores children that it has not made.
 */
export function offerCopies(document: Document, clipboard: ClipboardWriter, say: Say): void {
  const bare = [...document.querySelectorAll('.code-frame > pre:not(:has(+ .copy))')]
  for (const block of bare.slice(0, AT_ONCE)) block.after(copyButton(block, clipboard, say))
}

function copyButton(block: Element, clipboard: ClipboardWriter, say: Say): HTMLButtonElement {
  const button = block.ownerDocument.createElement('button')
  let back: ReturnType<typeof setTimeout> | undefined
  button.type = 'button'
  button.className = 'copy'
  show(words.copy, words.copyCode)
  button.addEventListener('click', copy)
  return button

  async function copy() {
    const code = block.querySelector('code') ?? block
    try {
      if (!clipboard) throw new Error('This browser has no clipboard.')
      await clipboard.writeText(code.textContent)
      show(words.copied)
      say(words.sayCopied)
    } catch {
      // Ctrl+C, or the menu of a long press, then copies the code.
      block.ownerDocument.getSelection()?.selectAllChildren(code)
      show(words.notCopied)
      say(words.sayNotCopied)
    }
    clearTimeout(back)
    back = setTimeout(show, FEEDBACK_MS, words.copy, words.copyCode)
  }

  function show(text: string, label = text) {
    button.textContent = text
    button.ariaLabel = label
  }
}

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
