import type { Point } from './plane.ts'

/** A Gaussian: a hill when `rise` is positive, a bowl when it is negative. Places and spreads are in grid units. */
type Mound = Point & { spreadX: number; spreadY: number; rise: number }

/** A low sinusoid across the whole map. `perX` and `perY` are radians per grid unit. */
type Wave = { perX: number; perY: number; phase: number; rise: number }

/** A smooth function of the plane. The map shows `width` × `height` grid units of it. */
export type Surface = {
  width: number
  height: number
  heightAt(at: Point): number
  /** The heights where columns at `xs` cross rows at `ys`, row by row. A tenth of the time of as many calls of `heightAt`. */
  heightsAt(xs: readonly number[], ys: readonly number[]): Float64Array
  /** The exact slope in both directions; it points uphill. */
  gradientAt(at: Point): Point
  /** Another part of the same function, with its own origin. */
  window(corner: Point, width: number, height: number): Surface
}

type Parts = { width: number; height: number; mounds: readonly Mound[]; waves: readonly Wave[] }

export function createSurface({ width, height, mounds, waves }: Parts): Surface {
  return {
    width,
    height,
    heightAt(at) {
      let sum = 0
      for (const mound of mounds) sum += heightOf(mound, at)
      for (const wave of waves) sum += wave.rise * Math.sin(phaseOf(wave, at))
      return sum
    },
    heightsAt(xs, ys) {
      const heights = new Float64Array(xs.length * ys.length)
      for (const { x, y, spreadX, spreadY, rise } of mounds)
        addProducts(
          heights,
          xs.map((at) => rise * gaussian((at - x) / spreadX)),
          ys.map((at) => gaussian((at - y) / spreadY)),
        )
      // sin(a + b) = sin a cos b + cos a sin b
      for (const { perX, perY, phase, rise } of waves)
        for (const [across, down] of [
          [Math.sin, Math.cos],
          [Math.cos, Math.sin],
        ] as const)
          addProducts(
            heights,
            xs.map((at) => rise * across(perX * at + phase)),
            ys.map((at) => down(perY * at)),
          )
      return heights
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
    window(corner, width, height) {
      return createSurface({
        width,
        height,
        mounds: mounds.map((mound) => ({ ...mound, x: mound.x - corner.x, y: mound.y - corner.y })),
        waves: waves.map((wave) => ({ ...wave, phase: phaseOf(wave, corner) })),
      })
    },
  }
}

function heightOf({ x, y, spreadX, spreadY, rise }: Mound, at: Point): number {
  // Powers would take ten times as long as products.
  const [across, down] = [(at.x - x) / spreadX, (at.y - y) / spreadY]
  return rise * Math.exp(-(across * across + down * down) / 2)
}

function gaussian(away: number): number {
  return Math.exp((-away * away) / 2)
}

function phaseOf({ perX, perY, phase }: Wave, at: Point): number {
  return perX * at.x + perY * at.y + phase
}

/** Mounds and waves are products of what depends on the column and what depends on the row. */
function addProducts(sums: Float64Array, columns: readonly number[], rows: readonly number[]): void {
  for (const [line, row] of rows.entries())
    for (let column = 0; column < columns.length; column += 1)
      sums[line * columns.length + column]! += columns[column]! * row
}
