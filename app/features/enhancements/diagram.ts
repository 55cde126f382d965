import fontFile from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { isRecord } from '#article-host/is-record.ts'
import { BASE } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/enhancements.ts'

/** The time that a frame has to load and to draw, in ms. */
const PATIENCE_MS = 30_000

export type Diagram = {
  code: string
  draw: () => Promise<void>
  remove: () => void
  hasFailed: () => boolean
}

let siteFont: Promise<ArrayBuffer | null> | undefined

/** The font of the site, from the browser's cache. The frame has no origin and cannot load it. */
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
 * Draws a diagram in a sandboxed frame beside its code (docs/decisions/0009-diagrams-in-a-frame.md). The code is shown until the
 * diagram is drawn. If it cannot be drawn, the code stays, with the reason. A button switches between the two.
 */
export function diagram(block: Element): Diagram {
  const code = mermaidOf(block)
  const { frame, toggle, note } = parts(block.ownerDocument)
  const listening = new AbortController()
  const timer = setTimeout(giveUp, PATIENCE_MS)
  let hasFailed = false

  toggle.addEventListener('click', () => show(block.getAttribute('data-diagram') === 'code'))
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && hear(data), {
    signal: listening.signal,
  })
  if (navigator.onLine) block.append(frame)
  else giveUp()
  return { code, draw, remove, hasFailed: () => hasFailed }

  async function draw() {
    const font = await (siteFont ??= loadFont())
    const colours = diagramColours(block.ownerDocument)
    frame.dataset['scheme'] = colours.isDark ? 'dark' : 'light'
    // The frame has no origin to name.
    frame.contentWindow?.postMessage({ library, code, colours, font }, '*')
  }

  function hear(data: unknown) {
    if (!isRecord(data)) return
    const { kind, height } = data
    if (kind === 'ready') void draw()
    if (kind === 'failed') giveUp()
    // A hostile diagram may send anything. The styles limit large heights.
    if (kind !== 'drawn' || !(Number(height) > 0)) return
    clearTimeout(timer)
    frame.style.blockSize = `${Number(height)}px`
    if (toggle.isConnected) return
    block.append(toggle)
    show(true)
  }

  function giveUp() {
    remove()
    hasFailed = true
    note.textContent = navigator.onLine ? words.diagramFailed : words.diagramOffline
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

/** The colours of the theme on show, in the notation of the diagram library (`#rrggbb`). */
function diagramColours(document: Document) {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const hex = (token: string): string => {
    // The library accepts sRGB only, and browsers compute a mixture in the space that it names.
    probe.style.color = `color-mix(in srgb, var(--${token}), var(--${token}))`
    return hexOf(getComputedStyle(probe).color)
  }
  const colours = {
    background: hex('background'),
    raised: hex('raised'),
    text: hex('text'),
    soft: hex('soft'),
    line: hex('line'),
    accent: hex('accent'),
  }
  probe.remove()
  return { ...colours, isDark: brightness(colours.background) < brightness(colours.text) }
}

/**
 * @param colour a computed colour: `color(srgb 0.5 0 1)` or `rgb(128, 0, 255)`
 * @returns `#rrggbb`, black for anything else
 */
function hexOf(colour: string): string {
  const scale = colour.startsWith('color(srgb ') ? 255 : 1
  const numbers = [...colour.replace(/^[a-z]+\((?:srgb)?/, '').matchAll(/-?[\d.]+(?:e-?\d+)?/g)]
  const parts = [0, 1, 2].map((index) => Math.round(Number(numbers[index]?.[0] ?? 0) * scale))
  return `#${parts.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

function brightness(hex: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
}
