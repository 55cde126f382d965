import type { ContourLevel, ContourLine } from './contours.ts'
import { smoothPath } from './smooth-path.ts'

/** How strongly a contour is drawn: 1 is the faintest, the high ground; 4 the strongest, the ground of the bowls. */
type Strength = 1 | 2 | 3 | 4

// Shares of the levels, counted from the lowest.
const CLASSES: readonly { strength: Strength; from: number; below: number }[] = [
  { strength: 1, from: 0.7, below: 1 },
  { strength: 2, from: 0.42, below: 0.7 },
  { strength: 3, from: 0.17, below: 0.42 },
  { strength: 4, from: 0, below: 0.17 },
]

/** The path data of all contours of one strength. */
export type ContourPath = { strength: Strength; d: string }

/** See `Smoothing`. */
export type Thinning = { longestLeg: number; sharpestTurn: number }

/**
 * Draws contour levels as one path for each strength.
 *
 * @param levels from the lowest to the highest
 * @param unit the grid units that one unit of the paths stands for; their coordinates are whole
 */
export function contourPaths(
  levels: readonly ContourLevel[],
  thinning: Thinning,
  unit: number,
): ContourPath[] {
  const smooth = ({ points, closed }: ContourLine): string => {
    return smoothPath(points, { ...thinning, closed, step: unit }, unit)
  }
  return CLASSES.map(({ strength, from, below }) => {
    const levelsOf = levels.slice(Math.ceil(from * levels.length), Math.ceil(below * levels.length))
    return { strength, d: levelsOf.flatMap(({ lines }) => lines.map(smooth)).join('') }
  }).filter(({ d }) => d !== '')
}
