import fontFile from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { whenNear } from '#app/lib/when-near.ts'
import { BASE } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/enhancements.ts'
import { isRecord } from '#article-host/is-record.ts'
import { makeElement } from './make-element.ts'

/** The most diagrams that are drawn: each loads the library into its frame. The others stay code. */
const MAX_DIAGRAMS = 12
/** The longest text of a diagram, in characters: longer ones take too long to lay out. */
const MAX_CHARACTERS = 20_000
/** A diagram is drawn when it is this far below the window, in px, so that nothing in sight moves. */
const DISTANCE_PX = 1_200
/** The time that a frame has to load and to draw, in ms. */
const TIMEOUT_MS = 30_000

/** A drawn diagram, or one that waits for its frame. */
type Diagram = {
  code: string
  /** Draws it again, in the colours of the theme on show. */
  draw: () => Promise<void>
  /** Takes it out of the document, and leaves the code. */
  remove: () => void
}

/** Draws the diagrams of an article when they come near. The returned function looks for them again, after a change of the document. */
export function drawDiagrams(): () => void {
  const drawn = new Map<Element, Diagram>()
  const observed = new WeakSet<Element>()

  function start(block: Element) {
    observed.delete(block)
    const isTooLong = mermaidOf(block).length > MAX_CHARACTERS
    if (drawn.has(block) || drawn.size >= MAX_DIAGRAMS || isTooLong) return
    drawn.set(block, drawDiagram(block))
  }

  function look(retriesFailed: boolean) {
    for (const [block, { code, remove }] of drawn) {
      // A live text may put other code into the same element.
      const isCurrent = block.isConnected && mermaidOf(block) === code
      const isRetried = retriesFailed && block.querySelector('.diagram-note')
      if (isCurrent && !isRetried) continue
      remove()
      drawn.delete(block)
    }
    for (const block of document.querySelectorAll('.code-frame:has(> pre > code.language-mermaid)')) {
      if (drawn.has(block) || observed.has(block)) continue
      observed.add(block)
      whenNear(block, DISTANCE_PX, () => start(block))
    }
  }

  const redraw = () => {
    for (const diagram of drawn.values()) void diagram.draw()
  }
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)
  addEventListener('online', () => look(true))
  return () => look(false)
}

/** The code of a block's diagram. */
function mermaidOf(block: Element): string {
  return block.querySelector('code.language-mermaid')?.textContent ?? ''
}

/** Draws a diagram in a sandboxed frame (decision 9), with a button that switches to its code, which stays if drawing fails. */
function drawDiagram(block: Element): Diagram {
  const code = mermaidOf(block)
  const frame = makeElement('iframe', { title: words.diagram, className: 'diagram' })
  const toggle = makeElement('button', {
    type: 'button',
    className: 'diagram-toggle label',
    textContent: words.code,
  })
  const note = makeElement('p', { className: 'diagram-note' })
  const listening = new AbortController()
  const timer = setTimeout(giveUp, TIMEOUT_MS)

  frame.sandbox.add('allow-scripts')
  frame.src = `${BASE}diagram.html`
  toggle.addEventListener('click', () => showDrawing(block.getAttribute('data-diagram') === 'code'))
  addEventListener('message', receive, { signal: listening.signal })
  if (navigator.onLine) block.append(frame)
  else giveUp()
  return { code, draw, remove: removeDrawing }

  async function draw() {
    // The font of the site, from the browser's cache. The frame has no origin and cannot load it.
    const font = await fetch(fontFile)
      .then((response) => response.arrayBuffer())
      .catch(() => null)
    const colours = diagramColours()
    // The frame has no origin to name.
    frame.contentWindow?.postMessage({ library, code, colours, font }, '*')
  }

  function receive({ source, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || !isRecord(data)) return
    const { kind, width, height } = data
    if (kind === 'ready') void draw()
    if (kind === 'failed') giveUp()
    if (kind === 'size') {
      frame.style.setProperty('--drawing-width', `${Number(width)}px`)
      frame.style.setProperty('--drawing-ratio', String(Number(width) / Number(height)))
    }
    // A hostile diagram may send anything. The styles limit large heights.
    const isDrawn = kind === 'drawn' && Number(height) > 0
    if (!isDrawn) return
    clearTimeout(timer)
    frame.style.blockSize = `${Number(height)}px`
    if (toggle.isConnected) return
    block.append(toggle)
    showDrawing(true)
  }

  /** Leaves the code, with a note that says why it is not drawn. */
  function giveUp() {
    removeDrawing()
    note.textContent = navigator.onLine ? words.diagramFailed : words.diagramOffline
    block.append(note)
  }

  function removeDrawing() {
    clearTimeout(timer)
    listening.abort()
    for (const part of [frame, toggle, note]) part.remove()
    block.removeAttribute('data-diagram')
  }

  /** Shows the drawing, or its code. */
  function showDrawing(isShown: boolean) {
    block.setAttribute('data-diagram', isShown ? 'shown' : 'code')
    toggle.ariaPressed = String(!isShown)
  }
}

/** The colours of the theme on show as `#rrggbb`: the diagram library accepts no other notation that a theme may have. */
function diagramColours() {
  const probe = makeElement('span', { hidden: true })
  document.body.append(probe)
  const hexOf = (colour: string): string => {
    // The computed value of a mixture is `color(srgb 0.5 0 1)`, whatever the notation of its parts.
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`
    const parts = getComputedStyle(probe).color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
    const digits = parts.slice(0, 3).map((part) => {
      // A colour of a wider space than sRGB has parts beyond these ends.
      const share = Math.min(1, Math.max(0, Number(part)))
      const byte = Math.round(255 * share)
      return byte.toString(16).padStart(2, '0')
    })
    return `#${digits.join('')}`
  }
  const tokens = ['background', 'raised', 'text', 'soft', 'line', 'accent']
  const colours = Object.fromEntries(tokens.map((token) => [token, hexOf(`var(--${token})`)]))
  const isDark = hexOf('light-dark(white, black)') === '#000000'
  probe.remove()
  return { ...colours, isDark }
}
