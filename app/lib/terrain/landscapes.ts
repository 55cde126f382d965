import { fnv1a } from './seeded-random.ts'

/** How many landscapes the articles share: those of share pictures are drawn at build time, and browsers know new articles, too. */
export const LANDSCAPES = 12

/** Which of them an article has. */
export function landscapeNumber(title: string): number {
  return fnv1a(title) % LANDSCAPES
}

/** The path of its drawing below the site, as an SVG with the element `#landscape`, in the colours of the page that shows it. */
export function landscapePath(number: number): string {
  return `landscapes/${number}.svg`
}
