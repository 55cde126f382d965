import { descend } from '#app/lib/terrain/descent.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import { createSurface } from '#app/lib/terrain/surface.ts'

const terrain = import.meta.env.SITE_TERRAIN
/** ms: a step of the descent, the longest descent, and how long its trail stays. */
const STEP = 4
const LONGEST = 4_000
const STAY = 4_000
const MOST_STEPS = 3_000
const MOST_POINTS = 5
/** Grid units per unit of the map's paths (site-build/artwork/landscape-svg.ts). */
const UNIT = 0.05
/** Units of the paths. */
const GLOW = [56, 30, 14]
const SPOT = 9

const dropped: Element[] = []

/**
 * Drops a point on the home page's landscape: it descends with the optimizer of the trail, glows, and fades.
 *
 * @param client where in the window, in px; without it somewhere high
 */
export function dropPoint(client?: Point): void {
  const map = document.querySelector('.landscape-map')
  const ground = map?.querySelector('g')
  if (!map || !ground) return
  const at = client ? placeOf(client, map) : { x: 95 + 40 * Math.random(), y: 5 + 30 * Math.random() }
  const steps: Point[] = []
  for (const step of descend(createSurface(terrain), { at, velocity: { x: 0, y: 0 } }, terrain.optimizer)) {
    if (steps.push(step) === MOST_STEPS) break
  }
  show(steps, ground)
}

/** From px in the window to grid units. The map is mirrored where text runs from right to left. */
function placeOf({ x, y }: Point, map: Element): Point {
  const box = map.getBoundingClientRect()
  const across = (x - box.left) / box.width
  const isMirrored = document.documentElement.dir === 'rtl'
  return {
    x: terrain.width * (isMirrored ? 1 - across : across),
    y: (terrain.height * (y - box.top)) / box.height,
  }
}

function show(steps: readonly Point[], ground: Element): void {
  const d = `M${steps.map(({ x, y }) => `${Math.round(x / UNIT)} ${Math.round(y / UNIT)}`).join('L')}`
  const group = element('g', { 'data-drop': '' })
  const path = (name: string, more: Record<string, string> = {}) =>
    element('path', { class: name, d, pathLength: '1', 'stroke-dasharray': '1 2', ...more })
  const trail = [
    ...GLOW.map((width) => path('landscape-glow', { 'stroke-width': String(width) })),
    path('landscape-core'),
  ]
  const spot = element('circle', { class: 'landscape-spot', r: String(SPOT) })
  spot.style.offsetPath = `path('${d}')`
  spot.style.offsetDistance = '100%'
  group.append(...trail, spot)
  ground.append(group)
  dropped.push(group)
  if (dropped.length > MOST_POINTS) dropped.shift()?.remove()

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const descent = isStill ? 0 : Math.min(LONGEST, steps.length * STEP)
  if (isStill) trail.forEach((line) => line.remove())
  else {
    const shares = sharesOf(steps)
    const timing = { duration: descent, fill: 'backwards' as const }
    spot.animate({ offsetDistance: shares.map((share) => `${share * 100}%`) }, timing)
    for (const line of trail)
      line.animate({ strokeDashoffset: shares.map((share) => `${1 - share}px`) }, timing)
  }
  const rest = group.animate({ opacity: [1, 1, isStill ? 1 : 0] }, { delay: descent, duration: STAY })
  rest.addEventListener('finish', () => {
    group.remove()
    const index = dropped.indexOf(group)
    if (index >= 0) dropped.splice(index, 1)
  })
}

/** How far the point has come after each tenth step, as shares of the way. */
function sharesOf(steps: readonly Point[]): number[] {
  let [last, sum] = [steps[0], 0]
  const lengths = steps.map((step) => {
    sum += last ? distance(last, step) : 0
    last = step
    return sum
  })
  return [...lengths.filter((_, index) => index % 10 === 0), sum].map((length) => length / (sum || 1))
}

function element<Name extends 'g' | 'path' | 'circle'>(name: Name, attributes: Record<string, string>) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
