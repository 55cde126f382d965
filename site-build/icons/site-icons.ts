import type { CheckedContent } from '#content/rules/site-content.ts'
import type { SiteTokens } from '#site-build/theme/token-colours.ts'
import { iconPng } from './icon-png.ts'
import { iconSvg } from './icon-svg.ts'

/** A file at the root of the site. */
export type RootFile = { name: string; type: string; body: string | Uint8Array }

/** px. iOS asks for 180; the Web App Manifest's examples have 192 and 512. */
const TOUCH_SIZE = 180
const MANIFEST_SIZES = [192, 512] as const
/** The icon that other sites show for a page without a picture. Few of them show SVG. */
export const SHARED_ICON = 'icon-512.png'
/** Systems may cut an icon to a circle of 80 % of its side (W3C manifest, "maskable"). */
const MASKABLE_SHARE = 0.78

/**
 * The site's icons and its manifest. The manifest's addresses are relative, so that it works under any path.
 *
 * @param draw makes a PNG of an SVG, for a side in px
 */
export async function siteIcons(
  { owner, lang }: Pick<CheckedContent, 'owner' | 'lang'>,
  { grounds, accent }: SiteTokens,
  draw = iconPng,
): Promise<RootFile[]> {
  const look = { ground: grounds.dark, light: accent }
  const tile = iconSvg({ ...look, share: 1, corner: 0.22 })
  const square = iconSvg({ ...look, share: MASKABLE_SHARE, corner: 0 })
  const png = async (name: string, svg: string, size: number): Promise<RootFile> => ({
    name,
    type: 'image/png',
    body: await draw(svg, size),
  })
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
    { name: 'icon.svg', type: 'image/svg+xml', body: tile },
    { name: 'site.webmanifest', type: 'application/manifest+json', body: JSON.stringify(manifest, null, 2) },
    await png('apple-touch-icon.png', square, TOUCH_SIZE),
    ...(await Promise.all(MANIFEST_SIZES.map((size) => png(`icon-${size}.png`, square, size)))),
  ]
}
