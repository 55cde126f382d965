import { fnv1a } from './seeded-random.ts'

/** How many landscapes all articles share. The build draws these, so a browser has a landscape for an article that is newer than it. */
export const LANDSCAPES = 12

/** The number of an article's landscape, from 0. */
export function landscapeNumber(title: string): number {
  return fnv1a(title) % LANDSCAPES
}

/** The path of a landscape below the site: an SVG with the element `#landscape`, in the colours of the page that shows it. */
export function landscapePath(number: number): string {
  return `landscapes/${number}.svg`
}
