/**
 * How often a property is tried. In the tests always with the same values, so that a change is refused for what it does,
 * never by chance; in `npm run test:slow` with new ones, twenty times as many. What that finds becomes an example of the property.
 */
export function tries(numRuns = 100): { numRuns: number; seed?: number } {
  return import.meta.env.MODE === 'slow' ? { numRuns: 20 * numRuns } : { numRuns, seed: 20 }
}
