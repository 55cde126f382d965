import { Renderer } from '@takumi-rs/core'
import type { CheckedContent } from '#content/rules/site-content.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import type { SiteTokens } from '#site-build/read/theme/token-colours.ts'
import { iconSvg } from './icon-svg.ts'

/** px. iOS requests 180; the Web App Manifest's examples have 192 and 512. */
const TOUCH_SIZE = 180
const MANIFEST_SIZES = [192, 512] as const
/** The icon that other sites show for a page without a picture. Few of them accept SVG. */
export const SHARED_ICON = 'icon-512.png'
/** Systems may cut an icon to a circle of 80 % of its side (W3C manifest, "maskable"). */
const MASKABLE_SHARE = 0.78

/** The site's icons and its manifest. The manifest's addresses are relative, so that it works under any path. */
export function siteIcons(
  { owner, lang }: Pick<CheckedContent, 'owner' | 'lang'>,
  { grounds, accent }: SiteTokens,
): SiteFile[] {
  const look = { ground: grounds.dark, light: accent }
  const tile = iconSvg({ ...look, share: 1, corner: 0.22 })
  const square = iconSvg({ ...look, share: MASKABLE_SHARE, corner: 0 })
  const manifest = {
    name: `${owner.name} · ${owner.role}`,
    short_name: owner.name,
    lang,
    start_url: './',
    display: 'minimal-ui',
    theme_color: grounds.dark,
    background_color: grounds.dark,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_SIZES.map((size) => ({
        src: `icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  }
  return [
    ['icon.svg', () => tile],
    ['site.webmanifest', () => JSON.stringify(manifest, null, 2)],
    ['apple-touch-icon.png', () => drawPng(square, TOUCH_SIZE)],
    ...MANIFEST_SIZES.map((size): SiteFile => [`icon-${size}.png`, () => drawPng(square, size)]),
  ]
}

/** Draws an SVG as a square PNG. @param side in px */
function drawPng(svg: string, side: number): Promise<Uint8Array> {
  const box = { width: side, height: side }
  return new Renderer().render({ type: 'image', src: svg, style: box }, box)
}
