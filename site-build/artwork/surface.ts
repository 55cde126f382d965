import type { Point } from './plane.ts'

/** A Gaussian: a hill when `rise` is positive, a bowl when it is negative. Places and spreads are in grid units. */
export type Mound = Point & { spreadX: number; spreadY: number; rise: number }

/** A low sinusoid across the whole map. `perX` and `perY` are radians per grid unit. */
type Wave = { perX: number; perY: number; phase: number; rise: number }

/** A smooth function of the plane. */
export type Surface = {
  heightAt(at: Point): number
  /** The exact slope in both directions; it points uphill. */
  gradientAt(at: Point): Point
}

export type SurfaceParts = { mounds: readonly Mound[]; waves: readonly Wave[] }

export function createSurface({ mounds, waves }: SurfaceParts): Surface {
  return {
    heightAt(at) {
      let sum = 0
      for (const mound of mounds) sum += heightOf(mound, at)
      for (const wave of waves) sum += wave.rise * Math.sin(phaseOf(wave, at))
      return sum
    },
    gradientAt(at) {
      let [x, y] = [0, 0]
      for (const mound of mounds) {
        const height = heightOf(mound, at)
        x -= (height * (at.x - mound.x)) / (mound.spreadX * mound.spreadX)
        y -= (height * (at.y - mound.y)) / (mound.spreadY * mound.spreadY)
      }
      for (const wave of waves) {
        const rate = wave.rise * Math.cos(phaseOf(wave, at))
        x += rate * wave.perX
        y += rate * wave.perY
      }
      return { x, y }
    },
  }
}

function heightOf({ x, y, spreadX, spreadY, rise }: Mound, at: Point): number {
  // Powers would take ten times as long as products.
  const [across, down] = [(at.x - x) / spreadX, (at.y - y) / spreadY]
  return rise * Math.exp(-(across * across + down * down) / 2)
}

function phaseOf({ perX, perY, phase }: Wave, at: Point): number {
  return perX * at.x + perY * at.y + phase
}
