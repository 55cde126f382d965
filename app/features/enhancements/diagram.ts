import fontFile from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { BASE } from '#app/lib/settings.ts'
import * as words from '#app/lib/words/enhancements.ts'
import { diagramColours } from './diagram-colours.ts'
import { parseDiagramMessage } from './diagram-message.ts'

/** How long a frame may take to draw, in ms. */
const PATIENCE_MS = 15_000

/** How long a loaded frame may stay silent, in ms: without a network, it contains the browser's own error page. */
const SILENCE_MS = 2_000

export type Diagram = {
  code: string
  draw: () => Promise<void>
  remove: () => void
  isOffline: () => boolean
}

let siteFont: Promise<ArrayBuffer | null> | undefined

/** The font of the site, which is in the browser's cache. A frame without an origin cannot load it. */
function loadFont(): Promise<ArrayBuffer | null> {
  return fetch(fontFile).then(
    (response) => response.arrayBuffer(),
    () => null,
  )
}

/** The text of the diagram in a code block. */
export function mermaidOf(block: Element): string {
  return block.querySelector('code.language-mermaid')?.textContent ?? ''
}

/**
 * Draws a diagram in a sandboxed frame beside its code (docs/decisions/0009-diagrams-in-a-frame.md). The code is shown until
 * the diagram is drawn; if it cannot be drawn, with the reason. A button switches between the two.
 */
export function diagram(block: Element): Diagram {
  const code = mermaidOf(block)
  const { frame, toggle, note } = parts(block.ownerDocument)
  const listening = new AbortController()
  let isReady = false
  let isOffline = false
  let timer: ReturnType<typeof setTimeout> | undefined

  frame.addEventListener('load', () => !isReady && giveUpAfter(SILENCE_MS, words.diagramOffline), {
    once: true,
  })
  toggle.addEventListener('click', () => show(block.getAttribute('data-diagram') === 'code'))
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && hear(data), {
    signal: listening.signal,
  })
  giveUpAfter(PATIENCE_MS, words.diagramSlow)
  block.append(frame)
  return { code, draw, remove, isOffline: () => isOffline }

  async function draw() {
    const font = await (siteFont ??= loadFont())
    const colours = diagramColours(block.ownerDocument)
    frame.dataset['scheme'] = colours.isDark ? 'dark' : 'light'
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage({ library, code, colours, font }, '*')
  }

  function hear(data: unknown) {
    const message = parseDiagramMessage(data)
    if (message?.kind === 'ready') {
      isReady = true
      giveUpAfter(PATIENCE_MS, words.diagramSlow)
      void draw()
    }
    if (message?.kind === 'failed') giveUp(words.diagramFailed)
    if (message?.kind === 'missing') giveUp(words.diagramOffline)
    if (message?.kind !== 'drawn') return
    clearTimeout(timer)
    frame.style.blockSize = `${message.height}px`
    if (toggle.isConnected) return
    block.append(toggle)
    show(true)
  }

  function giveUpAfter(ms: number, reason: string) {
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms, reason)
  }

  function giveUp(reason: string) {
    remove()
    isOffline = reason === words.diagramOffline
    note.textContent = reason
    block.append(note)
  }

  function remove() {
    clearTimeout(timer)
    listening.abort()
    for (const part of [frame, toggle, note]) part.remove()
    block.removeAttribute('data-diagram')
  }

  function show(isDiagram: boolean) {
    block.setAttribute('data-diagram', isDiagram ? 'shown' : 'code')
    toggle.ariaPressed = String(!isDiagram)
  }
}

function parts(document: Document) {
  const frame = document.createElement('iframe')
  frame.title = words.diagram
  frame.className = 'diagram'
  frame.sandbox.add('allow-scripts')
  frame.src = `${BASE}diagram.html`
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.className = 'diagram-toggle'
  toggle.textContent = words.code
  toggle.ariaPressed = 'false'
  const note = document.createElement('p')
  note.className = 'diagram-note'
  return { frame, toggle, note }
}
