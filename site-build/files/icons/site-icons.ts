import { Renderer } from '@takumi-rs/core'
import type { CheckedContent } from '#content/rules/site-content.ts'
import { distance, middleOf } from '#site-build/artwork/plane.ts'
import { trailPath, UNIT } from '#site-build/artwork/lines.ts'
import type { Descent } from '#site-build/artwork/descents.ts'
import { homeMap, seedOf } from '#site-build/artwork/home-map.ts'
import type { SiteFile } from '#site-build/model.ts'
import type { SiteTokens } from '#site-build/read/theme/tokens.ts'

/** px, as in the examples of the Web App Manifest. iOS shows the first at 180 px at most. */
const SIZES = [192, 512]
/** The icon that other sites show for a page without a picture. Few of them accept SVG. */
export const SHARED_ICON = 'icon-512.png'
/** Systems may cut an icon to a circle of 80 % of its side (W3C manifest, "maskable"). */
const MASKABLE_SHARE = 0.78

// Grid units.
/** The side of the visible part of the map. */
const SIDE = 29
/** How much of the last bend it shows around the minimum. */
const BEND = 13
const STROKE = 1.9
const DOT = 2.45
/** Around the end: with more of the trail, its rounds would merge with the dot at 16 px. */
const COVERED = 3.15

export function iconFiles(content: CheckedContent, tokens: SiteTokens): SiteFile[] {
  const map = homeMap(seedOf(content))
  return [
    ['icon.svg', () => iconSvg(map, tokens)],
    ...SIZES.map((size): SiteFile => [`icon-${size}.png`, () => iconPng(map, tokens, size)]),
    ['site.webmanifest', () => webManifest(content, tokens)],
  ]
}

/** The end of the home page's trail. The picture fills a share of the side, and the radius of the corners is another share. */
function iconSvg({ steps }: Descent, { grounds, accent }: SiteTokens, share = 1, corner = 0.22): string {
  const end = steps.at(-1)!
  const side = SIDE / share
  const { x, y } = middleOf(steps.filter((step) => distance(step, end) < BEND))
  const [left, top] = [x - side / 2, y - side / 2].map((value) => value.toFixed(2))
  const tile = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * corner}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">` +
    `<clipPath id="tile">${tile}/></clipPath><g clip-path="url(#tile)">${tile} fill="${grounds.dark}"/>` +
    `<path transform="scale(${UNIT})" d="${trailPath(steps, COVERED)}" fill="none" stroke="${accent}" ` +
    `stroke-width="${STROKE / UNIT}" stroke-linecap="round"/>` +
    `<circle cx="${end.x.toFixed(2)}" cy="${end.y.toFixed(2)}" r="${DOT}" fill="${accent}"/></g></svg>`
  )
}

/** The icon as a square PNG that systems may cut. @param side in px */
function iconPng(map: Descent, tokens: SiteTokens, side: number): Promise<Uint8Array> {
  const box = { width: side, height: side }
  const src = iconSvg(map, tokens, MASKABLE_SHARE, 0)
  return new Renderer().render({ type: 'image', src, style: box }, box)
}

/** The Web App Manifest. Its addresses are relative, so that it works under any path. */
function webManifest({ owner, lang }: CheckedContent, { grounds }: SiteTokens): string {
  const cut = SIZES.map((size) => {
    return { src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' }
  })
  const manifest = {
    name: `${owner.name} · ${owner.role}`,
    short_name: owner.name,
    lang,
    start_url: './',
    display: 'minimal-ui',
    theme_color: grounds.dark,
    background_color: grounds.dark,
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...cut],
  }
  return JSON.stringify(manifest, null, 2)
}
