/** The colours of the theme on show, in the notation of the diagram library (`#rrggbb`). */
export function diagramColours(document: Document) {
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
