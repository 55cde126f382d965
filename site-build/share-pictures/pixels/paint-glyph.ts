import type { Outline } from '#site-build/share-pictures/open-fonts.ts'

/** Where a glyph's origin is, in px, and how many px a unit of its font takes. */
type Place = { x: number; y: number; scale: number }

/** What the edges of a glyph leave in its pixels, line by line; zero between two glyphs. A new one for each takes longer. */
let memory = new Float32Array(0)
/** px; so far apart a curve's lines still look round. */
const LEG = 3

/**
 * Finds the share of each pixel that a glyph covers. Its edges leave in each pixel what they cover of it, and what they cover of
 * all pixels to its right: sums from left to right then say how much lies inside (as in font-rs and stb_truetype). Parts that
 * overlap count once.
 */
export function paintGlyph(
  outline: Outline,
  place: Place,
  paint: (x: number, y: number, share: number) => void,
): void {
  const lines = linesOf(outline, place)
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let at = 0; at < lines.length; at += 2) {
    bounds.left = Math.min(bounds.left, Math.floor(lines[at]!))
    bounds.right = Math.max(bounds.right, Math.ceil(lines[at]!))
    bounds.top = Math.min(bounds.top, Math.floor(lines[at + 1]!))
    bounds.bottom = Math.max(bounds.bottom, Math.ceil(lines[at + 1]!))
  }
  if (lines.length === 0) return
  const { left, top } = bounds
  // An edge on the border leaves something in the pixel after the last one.
  const width = bounds.right - left + 2
  const height = bounds.bottom - top
  if (memory.length < width * height) memory = new Float32Array(width * height)
  const covers = memory
  for (let at = 0; at < lines.length; at += 4)
    addEdge(
      covers,
      width,
      lines[at]! - left,
      lines[at + 1]! - top,
      lines[at + 2]! - left,
      lines[at + 3]! - top,
    )
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    for (let x = 0; x < width; x += 1) {
      sum += covers[y * width + x]!
      covers[y * width + x] = 0
      const share = Math.min(1, Math.abs(sum))
      if (share > 0.004) paint(left + x, top + y, share)
    }
  }
}

function addEdge(covers: Float32Array, width: number, x1: number, y1: number, x2: number, y2: number): void {
  const direction = y1 < y2 ? 1 : -1
  const [fromX, fromY, toX, toY] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1]
  const slope = (toX - fromX) / (toY - fromY)
  for (let row = Math.floor(fromY); row < toY; row += 1) {
    const [start, end] = [Math.max(fromY, row), Math.min(toY, row + 1)]
    const [a, b] = [fromX + (start - fromY) * slope, fromX + (end - fromY) * slope]
    const [low, high] = a < b ? [a, b] : [b, a]
    const drop = direction * (end - start)
    const [first, last] = [Math.floor(low), Math.floor(high)]
    // How much of the drop has happened, and what it covers, pixel by pixel.
    for (let column = first; column <= last; column += 1) {
      const [enter, leave] = [Math.max(low, column), Math.min(high, column + 1)]
      const part = high > low ? (drop * (leave - enter)) / (high - low) : drop
      const inside = part * (column + 1 - (enter + leave) / 2)
      covers[row * width + column]! += inside
      covers[row * width + column + 1]! += part - inside
    }
  }
}

/** The outline in straight lines: x and y of both ends of each, in px. */
function linesOf(outline: Outline, { x, y, scale }: Place): number[] {
  const lines: number[] = []
  let [startX, startY, fromX, fromY] = [x, y, x, y]
  const lineTo = (toX: number, toY: number) => {
    if (fromY !== toY) lines.push(fromX, fromY, toX, toY)
    ;[fromX, fromY] = [toX, toY]
  }
  for (const { type, values } of outline) {
    const points = [fromX, fromY]
    for (let at = 0; at < values.length; at += 2)
      points.push(x + values[at]! * scale, y - values[at + 1]! * scale)
    if (type === 'M') [startX, startY] = [fromX, fromY] = [points[2]!, points[3]!]
    else if (type === 'Z') lineTo(startX, startY)
    else if (type === 'L') lineTo(points[2]!, points[3]!)
    else curveTo(points, lineTo)
  }
  return lines
}

/** A Bézier curve in straight lines, by de Casteljau's algorithm. */
function curveTo(controls: readonly number[], lineTo: (x: number, y: number) => void): void {
  const length = Math.hypot(controls.at(-2)! - controls[0]!, controls.at(-1)! - controls[1]!)
  const legs = Math.max(3, Math.ceil(length / LEG))
  for (let leg = 1; leg <= legs; leg += 1) {
    const points = [...controls]
    for (let left = points.length - 2; left > 0; left -= 2)
      for (let place = 0; place < left; place += 1)
        points[place]! += ((points[place + 2]! - points[place]!) * leg) / legs
    lineTo(points[0]!, points[1]!)
  }
}
