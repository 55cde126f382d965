import type { Say } from './announcer.ts'

const LABEL = 'Copy'
/** How long, in ms, a button says what came of it. */
const FEEDBACK_MS = 2_500

/** Buttons made in one call: a text of hundreds of blocks must not hold up the page. The next change asks for the rest. */
const AT_ONCE = 50

/** What a browser offers of its clipboard: nothing at all on plain http, other than localhost. */
type Clipboard = Pick<globalThis.Clipboard, 'writeText'> | undefined

/**
 * Gives every block of code in the document a button that copies it. The button stands in the block's frame, after the
 * block: next to it in the order of the keyboard, and outside of what scrolls. React owns the frame and the block of a
 * live text, but a child that it has not made is nothing to it; should it make another element of the frame, the button
 * is taken away with the next call. So this can be called after every change, and without scripts no button is there.
 */
export function offerCopies(document: Document, clipboard: Clipboard, say: Say): void {
  for (const button of document.querySelectorAll('.copy')) {
    if (!button.matches('.code-frame > pre + .copy')) button.remove()
  }
  const bare = [...document.querySelectorAll('.code-frame > pre')].filter(
    (block) => !block.nextElementSibling?.matches('.copy'),
  )
  for (const block of bare.slice(0, AT_ONCE)) block.after(copyButton(document, block, clipboard, say))
}

function copyButton(document: Document, block: Element, clipboard: Clipboard, say: Say): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  name(button, LABEL, 'Copy code')
  let back: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const code = block.querySelector('code')
    if (!code) return
    const isCopied = await copied(code.textContent, clipboard)
    if (isCopied) {
      name(button, 'Copied', 'Copied')
      say('Copied.')
    } else {
      // The next best thing: the keys for it, or the menu of a long press, are all that is missing.
      document.getSelection()?.selectAllChildren(code)
      name(button, 'Not copied', 'Not copied')
      say('The browser does not allow copying. The code is selected: copy it yourself.')
    }
    clearTimeout(back)
    back = setTimeout(name, FEEDBACK_MS, button, LABEL, 'Copy code')
  })
  return button
}

function name(button: HTMLButtonElement, text: string, label: string) {
  button.textContent = text
  button.ariaLabel = label
}

async function copied(code: string, clipboard: Clipboard): Promise<boolean> {
  try {
    if (!clipboard) return false
    await clipboard.writeText(code)
    return true
  } catch {
    return false
  }
}
