/**
 * How often fast-check tries a property: usually with a fixed seed, so that only a change of the code can fail a test; in
 * `npm run test:slow` with new values, twenty times as many. Add a failing value to the property as an example.
 */
export function propertyRuns(numRuns = 100): { numRuns: number; seed?: number } {
  return import.meta.env.MODE === 'slow' ? { numRuns: 20 * numRuns } : { numRuns, seed: 20 }
}
