/** The page's colours as a diagram takes them (`#rrggbb`), and whether they are those of the dark theme. */
export type DiagramColours = {
  background: string
  raised: string
  text: string
  soft: string
  line: string
  accent: string
  isDark: boolean
}

/** Reads the colours of the theme that the page shows now. */
export function diagramColours(document: Document): DiagramColours {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const read = (token: string) => {
    // The library knows sRGB alone, and a mixture is computed in the space that it is mixed in.
    probe.style.color = `color-mix(in srgb, var(--${token}), var(--${token}))`
    return hexOf(getComputedStyle(probe).color)
  }
  const colours = {
    background: read('background'),
    raised: read('raised'),
    text: read('text'),
    soft: read('soft'),
    line: read('line'),
    accent: read('accent'),
  }
  probe.remove()
  return { ...colours, isDark: brightness(colours.background) < brightness(colours.text) }
}

/**
 * @param colour as a computed style has it: `color(srgb 0.5 0 1)` or `rgb(128, 0, 255)`
 * @returns `#rrggbb`, black when it is neither
 */
export function hexOf(colour: string): string {
  const scale = colour.startsWith('color(srgb ') ? 255 : 1
  const numbers = [...colour.replace(/^[a-z]+\((?:srgb)?/, '').matchAll(/-?[\d.]+(?:e-?\d+)?/g)].slice(0, 3)
  const parts = [0, 1, 2].map((index) => Math.round(Number(numbers[index]?.[0] ?? 0) * scale))
  return `#${parts.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

function brightness(hex: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
}
