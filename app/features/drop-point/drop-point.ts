import { descend, REST } from '#app/lib/terrain/descent.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import { createSurface } from '#app/lib/terrain/surface.ts'

const terrain = import.meta.env.SITE_TERRAIN
/** ms: a step of the descent, the longest descent, and how long its trail stays. */
const STEP = 4
const LONGEST = 4_000
const STAY = 4_000
const MOST_POINTS = 5
/** Grid units per unit of the map's paths (site-build/artwork/lines.ts). */
const UNIT = 0.05
/** Units of the paths. */
const GLOW = [56, 30, 14]
const SPOT = 9

/** Drops a point at a place in the window (px), or somewhere high: it descends with the optimizer of the trail, glows, and fades. */
export function dropPoint(client?: Point): void {
  const map = document.querySelector<SVGSVGElement>('.landscape-map')
  const ground = map?.querySelector('g')
  if (!map || !ground) return
  const at = client ? placeOf(client, map) : { x: 95 + 40 * Math.random(), y: 5 + 30 * Math.random() }
  show(descend(createSurface(terrain), { at, velocity: REST }, terrain.optimizer), ground)
}

/** From px in the window to grid units. The map is mirrored where text runs from right to left. */
function placeOf({ x, y }: Point, map: SVGSVGElement): Point {
  const { width, height } = map.viewBox.baseVal
  const box = map.getBoundingClientRect()
  const across = (x - box.left) / box.width
  const isMirrored = document.documentElement.dir === 'rtl'
  return { x: width * (isMirrored ? 1 - across : across), y: (height * (y - box.top)) / box.height }
}

function show(steps: readonly Point[], ground: Element): void {
  const d = `M${steps.map(({ x, y }) => `${Math.round(x / UNIT)} ${Math.round(y / UNIT)}`).join('L')}`
  const path = (name: string, more: Record<string, string> = {}) =>
    element('path', { class: name, d, pathLength: '1', 'stroke-dasharray': '1 2', ...more })
  const glow = GLOW.map((width) => path('landscape-glow', { 'stroke-width': String(width) }))
  const trail = [...glow, path('landscape-core')]
  const spot = element('circle', { class: 'landscape-spot', r: String(SPOT) })
  spot.style.offsetPath = `path('${d}')`
  spot.style.offsetDistance = '100%'
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const group = element('g', { 'data-drop': '' })
  group.append(...(isStill ? [] : trail), spot)
  const dropped = ground.querySelectorAll('[data-drop]')
  if (dropped.length === MOST_POINTS) dropped[0]?.remove()
  ground.append(group)

  const duration = isStill ? 0 : Math.min(LONGEST, steps.length * STEP)
  const timing = { duration, fill: 'backwards' as const }
  const shares = sharesOf(steps)
  spot.animate({ offsetDistance: shares.map((share) => `${share * 100}%`) }, timing)
  for (const line of trail)
    line.animate({ strokeDashoffset: shares.map((share) => `${1 - share}px`) }, timing)
  const rest = group.animate({ opacity: [1, 1, isStill ? 1 : 0] }, { delay: duration, duration: STAY })
  rest.addEventListener('finish', () => group.remove())
}

/** How far the point has come after each step, as shares of the way. */
function sharesOf(steps: readonly Point[]): number[] {
  let way = 0
  const lengths = steps.map((step, index) => (way += distance(steps[index - 1] ?? step, step)))
  return lengths.map((length) => length / (way || 1))
}

function element<Name extends 'g' | 'path' | 'circle'>(name: Name, attributes: Record<string, string>) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
