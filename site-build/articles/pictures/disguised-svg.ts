import { imageSize } from 'image-size'

const RASTER_ENDING = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** What is wrong with an SVG whose name is that of another format, by which hosts tell browsers what it is; `null` for other files. */
export function disguisedSvgFinding(path: string, bytes: Uint8Array): string | null {
  const ending = RASTER_ENDING.exec(path)?.[0]
  if (ending === undefined || !isSvg(bytes)) return null
  return `expected a picture of the format that its name says (${ending}), found an SVG, which browsers do not show under this name. Rename it to end with .svg.`
}

function isSvg(bytes: Uint8Array): boolean {
  try {
    return imageSize(bytes).type === 'svg'
  } catch {
    return false
  }
}
