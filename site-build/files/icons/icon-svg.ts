import { homeMap } from '#site-build/artwork/home-map.ts'
import { pathData } from '#site-build/artwork/path-data.ts'
import { trailOf } from '#site-build/artwork/descent.ts'

/** The side of the drawing, in units of the SVG. */
const SIZE = 64
/** Grid units per unit of the path. */
const UNIT = 0.05
/** Radius of the dot, in grid units. With a smaller dot, the rounds of the trail would merge at 16 px. */
const COVERED = 3.15
/** The visible part of the map, in grid units: the last bend and the minimum. */
const WINDOW = { x: 114.6, y: 68.4, size: 29 }
const STROKE = 1.9
const POINT = 2.45

type IconLook = {
  ground: string
  light: string
  /** The share of the side that the picture fills. Systems may cut a maskable icon to a circle of 80 %. */
  share: number
  /** Radius of the corners, as a share of the side. */
  corner: number
}

/** The site's icon: the end of the home page's trail, as one `<svg>`. */
export function iconSvg({ ground, light, share, corner }: IconLook): string {
  const { steps } = homeMap()
  const trail = trailOf(steps, COVERED)
  const end = steps.at(-1) ?? WINDOW
  const scale = (SIZE * share) / WINDOW.size
  const moved = `translate(${SIZE / 2} ${SIZE / 2}) scale(${round(scale)}) translate(${-WINDOW.x} ${-WINDOW.y})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<clipPath id="tile"><rect width="${SIZE}" height="${SIZE}" rx="${SIZE * corner}"/></clipPath>` +
    `<g clip-path="url(#tile)"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/><g transform="${moved}">` +
    `<path transform="scale(${UNIT})" d="${pathData(trail, UNIT)}" fill="none" stroke="${light}" ` +
    `stroke-width="${STROKE / UNIT}" stroke-linecap="round"/>` +
    `<circle cx="${round(end.x)}" cy="${round(end.y)}" r="${POINT}" fill="${light}"/></g></g></svg>`
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
