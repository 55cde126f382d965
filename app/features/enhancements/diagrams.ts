import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { assertNever } from '#app/lib/assert-never.ts'
import { BASE } from '#app/lib/settings.ts'
import { diagramColours } from './diagram-colours.ts'
import { parseDiagramMessage } from './diagram-message.ts'

/** Each diagram loads the library into a frame of its own: more than these stay code. */
const MAX_DIAGRAMS = 12
/** Characters: a longer one takes long to lay out, and the library answers with a picture that says so. */
const MAX_CODE = 20_000
/** How long, in ms, a frame may take to draw before its code is shown again. */
const PATIENCE_MS = 15_000
/** How far below the window, in px, a diagram is drawn already: what grows there moves nothing that can be seen. */
const AHEAD = '600px'

/** How long, in ms, a frame may say nothing once it is loaded: what the browser shows in place of a file never speaks. */
const SILENCE_MS = 2_000

type Diagram = { code: string; draw: () => void; remove: () => void; isMissing: () => boolean }

/**
 * Draws the diagrams of an article, each when it comes near the window, in a sandboxed frame beside its code. Until it
 * is drawn, and where it cannot be, the code is what is shown; afterwards a button shows it again. Without a network a
 * line says why there is none: a frame of no origin is nothing that a service worker answers for.
 *
 * @returns looks at the document again, after any change
 */
export function diagrams(document: Document): () => void {
  const drawn = new Map<Element, Diagram>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target)
    },
    { rootMargin: `${AHEAD} 0px` },
  )

  function start(block: Element) {
    near.unobserve(block)
    if (drawn.has(block) || drawn.size >= MAX_DIAGRAMS || codeOf(block).length > MAX_CODE) return
    drawn.set(block, diagram(document, block))
  }

  const redraw = () => drawn.forEach(({ draw }) => draw())
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)

  addEventListener('online', () => {
    for (const [block, { isMissing, remove }] of drawn) {
      if (!isMissing()) continue
      remove()
      drawn.delete(block)
      near.observe(block)
    }
  })

  return () => {
    for (const [block, { code, remove }] of drawn) {
      // A live text may have put another code, or something else, into the same element.
      if (block.isConnected && codeOf(block) === code) continue
      remove()
      drawn.delete(block)
    }
    for (const code of document.querySelectorAll('.code-frame > pre > code.language-mermaid')) {
      const block = code.closest('.code-frame')
      if (block && !drawn.has(block)) near.observe(block)
    }
  }
}

function codeOf(block: Element): string {
  return block.querySelector('code.language-mermaid')?.textContent ?? ''
}

function diagram(document: Document, block: Element): Diagram {
  const code = codeOf(block)
  const frame = document.createElement('iframe')
  const toggle = document.createElement('button')
  const note = document.createElement('p')
  const listening = new AbortController()
  let isHeard = false
  let isMissing = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const giveUp = setTimeout(() => explain('It took too long to draw the diagram.'), PATIENCE_MS)
  frame.title = 'Diagram'
  frame.className = 'diagram'
  frame.sandbox.add('allow-scripts')
  frame.src = `${BASE}diagram.html`
  frame.addEventListener(
    'load',
    () => {
      if (!isHeard) silence = setTimeout(missing, SILENCE_MS)
    },
    { once: true },
  )
  note.className = 'diagram-note'
  toggle.type = 'button'
  toggle.className = 'diagram-toggle'
  toggle.textContent = 'Code'
  toggle.ariaPressed = 'false'
  toggle.addEventListener('click', () => show(block, block.getAttribute('data-diagram') === 'code'))
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && hear(data), {
    signal: listening.signal,
  })
  block.append(frame)
  return { code, draw, remove, isMissing: () => isMissing }

  function draw() {
    const colours = diagramColours(document)
    frame.dataset.scheme = colours.isDark ? 'dark' : 'light'
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage({ library, code, colours }, '*')
  }

  function hear(data: unknown) {
    const message = parseDiagramMessage(data)
    if (!message) return
    switch (message.kind) {
      case 'ready':
        clearTimeout(silence)
        isHeard = true
        return draw()
      case 'drawn':
        clearTimeout(giveUp)
        frame.style.blockSize = `${message.height}px`
        if (!toggle.isConnected) {
          block.append(toggle)
          show(block, true)
        }
        return undefined
      case 'failed':
        return explain('Mermaid could not draw the diagram.')
      case 'missing':
        return missing()
      default:
        return assertNever(message)
    }
  }

  function missing() {
    isMissing = true
    explain('The diagram cannot be drawn without a network.')
  }

  /** Shows the code again, with the reason. */
  function explain(reason: string) {
    if (!block.contains(frame)) return
    remove()
    note.textContent = `${reason} This is its code.`
    block.append(note)
  }

  function remove() {
    clearTimeout(giveUp)
    clearTimeout(silence)
    listening.abort()
    frame.remove()
    toggle.remove()
    note.remove()
    block.removeAttribute('data-diagram')
  }

  function show(of: Element, isDiagram: boolean) {
    of.setAttribute('data-diagram', isDiagram ? 'shown' : 'code')
    toggle.ariaPressed = String(!isDiagram)
  }
}
