import { contourPaths, type Box } from './contours.ts'
import { trailPath, UNIT } from './curve.ts'
import { type Descent, firstOf, type Way } from './descents.ts'
import { landscapeOf } from './landforms.ts'

/** A part of a surface with the shape of a share picture, and every step of a descent. */
export type Landscape = Descent & { box: Box; levels: number }

/** In grid units. */
const BOX = { x: -31, y: 8, width: 80, height: 42 }
/** Above the title of a share picture and right of it, from over the edge. */
const WAY: Way = {
  isFree: ({ x, y }) => x > 20 && y < 29,
  isStart: ({ x, y }) => y < BOX.y || x > BOX.x + BOX.width,
}

/** One of the landscapes that articles share. @param number below `LANDSCAPES` */
export function articleLandscape(number: number): Landscape {
  return { ...firstOf(String(number), (within) => landscapeOf('spiral', within, WAY)), box: BOX, levels: 16 }
}

/** The landscape of an article's page as one `<svg>` to `<use>`, in the colours of the page. It is that of its share picture. */
export function pageLandscape(number: number): string {
  const { surface, steps, box, levels } = articleLandscape(number)
  const { x, y } = steps.at(-1)!
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}">` +
    `<g id="trail" transform="translate(${-box.x} ${-box.y}) scale(${UNIT})" fill="none" stroke-linecap="round">` +
    `<g stroke="var(--contour)" stroke-width="2">${contourPaths(surface, box, levels)}</g>` +
    `<path d="${trailPath(steps)}" stroke="var(--accent)" stroke-width="4"/></g>` +
    `<g id="landscape"><use href="#trail"/><circle cx="${x - box.x}" cy="${y - box.y}" r=".55" fill="var(--accent)"/></g></svg>`
  )
}
