import { articleLandscape, type Landscape } from '#site-build/artwork/article-landscape.ts'
import { contourPaths } from '#site-build/artwork/contours.ts'
import { trailPath, UNIT } from '#site-build/artwork/curve.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { glowing } from '#site-build/artwork/landscape-svg.ts'
import { CARD, type Card, type CardColours } from './card.ts'

/** The landscape of a card as one `<svg>`. Below the words it fades, and its descent is above or right of them. */
export function cardLandscape(seed: Card['landscape'], colours: CardColours): string {
  const { surface, steps, box, levels } =
    typeof seed === 'string' ? homeLandscape(seed) : articleLandscape(seed)
  const { background, contour, glow, accent } = colours
  const pixel = box.width / CARD.width
  const stroke = (px: number) => `stroke-width="${(px * pixel) / UNIT}"`
  const trail = trailPath(steps)
  const { x, y } = steps.at(-1)!
  const area = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">` +
    `<linearGradient id="fade" x1=".22" y1=".82" x2=".63" y2=".23"><stop stop-color="${background}" stop-opacity=".82"/>` +
    `<stop offset="1" stop-color="${background}" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="shine"><stop stop-color="${glow}" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<g transform="scale(${UNIT})" fill="none" stroke-linejoin="round">` +
    `<g stroke="${contour}" ${stroke(1.3)}>${contourPaths(surface, box, levels)}</g>` +
    glowing(
      (width) => `<path d="${trail}" stroke="${glow}" stroke-opacity=".1"${width}/>`,
      (22 * pixel) / UNIT,
      3,
    ) +
    `<path d="${trail}" stroke="${accent}" ${stroke(3.4)}/></g><rect ${area} fill="url(#fade)"/>` +
    `<circle cx="${x}" cy="${y}" r="${40 * pixel}" fill="url(#shine)"/>` +
    `<circle cx="${x}" cy="${y}" r="${13 * pixel}" fill="${accent}"/></svg>`
  )
}

/** The end of the home page's descent, at the place where those of articles end. */
function homeLandscape(seed: string): Landscape {
  const { surface, steps } = homeMap(seed)
  const { x, y } = steps.at(-1)!
  return {
    surface,
    steps,
    box: { x: Math.round(x) - 96, y: Math.round(y) - 21, width: 120, height: 63 },
    levels: 22,
  }
}
