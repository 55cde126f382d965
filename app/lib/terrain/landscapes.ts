import { fnv1a } from './seeded-random.ts'

/** How many landscapes all articles share. The build draws these, so a browser has a landscape for an article that is newer than it. */
export const LANDSCAPES = 12

/** Their landforms, in turn, so that those of articles in a row rarely look alike. */
const SHARED_LANDFORMS = ['spiral', 'ravine', 'meander'] as const

/** The landscapes of other places: none has the landform of the hero, a spiral, and what follows each other in a visit differs. */
export const MENU_LANDSCAPE = 1
export const LOST_LANDSCAPE = 5

/** The landform of a shared landscape. @param number below `LANDSCAPES` */
export function sharedLandform(number: number): (typeof SHARED_LANDFORMS)[number] {
  return SHARED_LANDFORMS[number % SHARED_LANDFORMS.length] ?? 'spiral'
}

/** The number of an article's landscape, from 0. */
export function landscapeNumber(title: string): number {
  return fnv1a(title) % LANDSCAPES
}

/** The path of a landscape below the site: an SVG with the element `#landscape`, in the colours of the page that shows it. */
export function landscapePath(number: number): string {
  return `landscapes/${number}.svg`
}
