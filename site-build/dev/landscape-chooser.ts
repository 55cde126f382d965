import { middleOf } from '#site-build/artwork/plane.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { LEVELS } from '#site-build/artwork/home-art.ts'
import { pageLandscape } from '#site-build/artwork/landforms.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'

const CANDIDATES = 12
/** The side of the part of the map that is shown, in grid units. */
const SIDE = 88

/** A page with landscapes for the owner's name and for the name with numbers, in both themes, each with its line for `content/site.yaml`. */
export function landscapeChooser(name: string, page: number, base: string): string {
  const cards = Array.from({ length: CANDIDATES }, (_, index) => {
    const number = (page - 1) * CANDIDATES + index + 1
    const seed = number === 1 ? name : `${name} ${number}`
    const map = homeMap(seed)
    const { x, y } = middleOf(map.steps)
    const box = { x: Math.round(x) - SIDE / 2, y: Math.round(y) - SIDE / 2, width: SIDE, height: SIDE }
    const svg = pageLandscape({ ...map, box, levels: LEVELS })
    const themes = ['dark', 'light'].map((theme) => `<div style="color-scheme: ${theme}">${svg}</div>`)
    return `<li>${themes.join('')}<code>landscape: ${escapeHtml(JSON.stringify(seed))}</code></li>`
  })
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Landscapes</title>
<link rel="stylesheet" href="${escapeHtml(base)}app/styles/site.css"><style>
body { margin: 2rem }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1.5rem; margin-block: 1.5rem }
li { display: grid; grid-template-columns: 1fr 1fr }
div { background: var(--background) }
li code { grid-column: 1 / -1; padding: 0.6rem; text-align: center; user-select: all }
#trail > g { stroke-width: 6 }
#trail > path { stroke-width: 14 }
</style><h1>Landscapes</h1>
<p>Press a line to select it, and copy it into <code>content/site.yaml</code>. Any other words give other landscapes.
<a href="?page=${page + 1}">Twelve more</a></p><ul>${cards.join('')}</ul>`
}
