import type { Point } from './plane.ts'
import { seededRandom } from './seeded-random.ts'

/** A Gaussian: a hill where `rise` is positive, a bowl where it is negative. Places and spreads are in grid units. */
export type Mound = Point & { spreadX: number; spreadY: number; rise: number }

/** A low sinusoid across the whole map. `perX` and `perY` are radians for each grid unit. */
export type Wave = { perX: number; perY: number; phase: number; rise: number }

export type SurfaceParameters = {
  width: number
  height: number
  mounds: readonly Mound[]
  waves: readonly Wave[]
}

/** A smooth function of the plane, of which `width` × `height` grid units are the map. It goes on beyond the map's edges. */
export type Surface = {
  width: number
  height: number
  heightAt(x: number, y: number): number
  /** The exact slope in both directions: it points uphill. */
  gradientAt(x: number, y: number): Point
}

/**
 * A surface made of mounds and waves.
 *
 * @param source its parameters, or a seed that makes up a map of 160 × 100 grid units
 */
export function createSurface(source: number | SurfaceParameters): Surface {
  const { width, height, mounds, waves } = typeof source === 'number' ? seededParameters(source) : source
  return {
    width,
    height,
    heightAt(x, y) {
      let sum = 0
      for (const mound of mounds) sum += mound.rise * bell(mound, x, y)
      for (const wave of waves) sum += wave.rise * Math.sin(wave.perX * x + wave.perY * y + wave.phase)
      return sum
    },
    gradientAt(x, y) {
      const slope = { x: 0, y: 0 }
      for (const mound of mounds) {
        const value = mound.rise * bell(mound, x, y)
        slope.x -= (value * (x - mound.x)) / mound.spreadX ** 2
        slope.y -= (value * (y - mound.y)) / mound.spreadY ** 2
      }
      for (const wave of waves) {
        const value = wave.rise * Math.cos(wave.perX * x + wave.perY * y + wave.phase)
        slope.x += value * wave.perX
        slope.y += value * wave.perY
      }
      return slope
    },
  }
}

function bell({ x, y, spreadX, spreadY }: Mound, atX: number, atY: number): number {
  return Math.exp(-(((atX - x) / spreadX) ** 2 + ((atY - y) / spreadY) ** 2) / 2)
}

function seededParameters(seed: number): SurfaceParameters {
  const random = seededRandom(seed)
  const between = (low: number, high: number): number => low + random() * (high - low)
  const mound = (rise: number): Mound => {
    const [spreadX, spreadY] = [between(10, 22), between(10, 20)]
    return { x: between(0, 160), y: between(0, 100), spreadX, spreadY, rise }
  }
  const rises = [
    -between(0.8, 1.2),
    -between(0.4, 0.8),
    -between(0.3, 0.6),
    between(0.5, 1),
    between(0.3, 0.8),
  ]
  const waves = [0, 1].map(() => {
    return {
      perX: between(-0.09, 0.09),
      perY: between(-0.09, 0.09),
      phase: between(0, 2 * Math.PI),
      rise: 0.06,
    }
  })
  return { width: 160, height: 100, mounds: rises.map(mound), waves }
}
