import { middleOf } from '#app/lib/terrain/plane.ts'
import { contourPaths, trailPath, UNIT } from '#site-build/artwork/lines.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { LEVELS } from '#site-build/artwork/home-art.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'
import { themeColours, type Tokens } from '#site-build/read/theme/tokens.ts'

const CANDIDATES = 12
/** The side of the part of the map that is shown, in grid units. */
const SIDE = 88

/** A page with landscapes for the owner's name and for the name with numbers, in both themes, each with its line for `content/site.yaml`. */
export function landscapeChooser(name: string, page: number, tokens: Tokens): string {
  const seeds = Array.from({ length: CANDIDATES }, (_, index) => {
    const number = (page - 1) * CANDIDATES + index + 1
    return number === 1 ? name : `${name} ${number}`
  })
  const cards = seeds.map((seed) => {
    const line = `landscape: ${JSON.stringify(seed)}`
    const themes = (['dark', 'light'] as const).map((theme) => drawing(seed, tokens, theme)).join('')
    return `<li>${themes}<button>${escapeHtml(line)}</button></li>`
  })
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Landscapes</title><style>
:root { color-scheme: light dark }
body { margin: 2rem; font: 1rem/1.5 system-ui }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1.5rem; padding: 0; list-style: none }
svg { inline-size: 50%; display: inline-block; vertical-align: top }
button { inline-size: 100%; padding: 0.6rem; font: 0.9rem monospace; cursor: copy }
</style><h1>Landscapes</h1>
<p>Press a line to copy it, and put it into <code>content/site.yaml</code>. Any other words give other landscapes.
<a href="?page=${page + 1}">Twelve more</a></p><ul>${cards.join('')}</ul><script>
addEventListener('click', async ({ target }) => {
  if (target.localName !== 'button') return
  const line = target.textContent
  await navigator.clipboard.writeText(line)
  target.textContent = 'Copied'
  setTimeout(() => (target.textContent = line), 1200)
})
</script>`
}

function drawing(seed: string, tokens: Tokens, theme: 'dark' | 'light'): string {
  const { background, contour, accent } = themeColours(tokens, ['background', 'contour', 'accent'], theme)
  const { surface, steps } = homeMap(seed)
  const { x, y } = middleOf(steps)
  const box = { x: Math.round(x) - SIDE / 2, y: Math.round(y) - SIDE / 2, width: SIDE, height: SIDE }
  const end = steps.at(-1)!
  return (
    `<svg viewBox="${box.x} ${box.y} ${SIDE} ${SIDE}" fill="none" style="background: ${background}">` +
    `<g transform="scale(${UNIT})"><g stroke="${contour}" stroke-width="6">${contourPaths(surface, box, LEVELS)}</g>` +
    `<path d="${trailPath(steps)}" stroke="${accent}" stroke-width="14"/></g>` +
    `<circle cx="${end.x}" cy="${end.y}" r="1" fill="${accent}"/></svg>`
  )
}
