/** Who gains less from it is not offered a larger picture. */
const WORTH_IT = 1.1

/**
 * Whether a picture holds more than its place in the text shows.
 *
 * @param natural its own width, px; 0 before it has arrived, and when it could not be loaded
 * @param shown its width in the text, px
 * @param available the window's width, px: a drawing has no size of its own and fills it
 */
export function isEnlargeable(source: string, natural: number, shown: number, available: number): boolean {
  if (natural === 0 || shown === 0) return false
  return Math.max(natural, isDrawing(source) ? available : 0) > shown * WORTH_IT
}

/** Whether a picture is drawn at any size, as far as its address tells. */
export function isDrawing(source: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(source)
}
