import type { Point } from './plane.ts'

/** A Gaussian: a hill when `rise` is positive, a bowl when it is negative. Its middle and spreads are in grid units. */
export type Mound = Point & { spreadX: number; spreadY: number; rise: number }

/** A low sinusoid across the whole map. `perX` and `perY` are radians per grid unit. */
type Wave = { perX: number; perY: number; phase: number; rise: number }

/** A smooth function of the plane. */
export type Surface = {
  heightAt(point: Point): number
  /** The exact slope in both directions; it points uphill. */
  gradientAt(point: Point): Point
}

export type SurfaceParts = { mounds: readonly Mound[]; waves: readonly Wave[] }

export function createSurface({ mounds, waves }: SurfaceParts): Surface {
  return {
    heightAt(point) {
      let sum = 0
      for (const mound of mounds) sum += heightOf(mound, point)
      for (const wave of waves) sum += wave.rise * Math.sin(phaseOf(wave, point))
      return sum
    },
    gradientAt(point) {
      let x = 0
      let y = 0
      for (const mound of mounds) {
        const height = heightOf(mound, point)
        x -= (height * (point.x - mound.x)) / (mound.spreadX * mound.spreadX)
        y -= (height * (point.y - mound.y)) / (mound.spreadY * mound.spreadY)
      }
      for (const wave of waves) {
        const rate = wave.rise * Math.cos(phaseOf(wave, point))
        x += rate * wave.perX
        y += rate * wave.perY
      }
      return { x, y }
    },
  }
}

function heightOf({ x, y, spreadX, spreadY, rise }: Mound, point: Point): number {
  const across = (point.x - x) / spreadX
  const down = (point.y - y) / spreadY
  // Powers would take ten times as long as products.
  return rise * Math.exp(-(across * across + down * down) / 2)
}

function phaseOf({ perX, perY, phase }: Wave, point: Point): number {
  return perX * point.x + perY * point.y + phase
}
