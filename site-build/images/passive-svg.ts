/**
 * What lets an SVG act when it is opened by itself: scripts and handlers, HTML within, links that are not its own parts,
 * style sheets from elsewhere, and entities that could spell any of them.
 */
const ACTIVE = [
  /<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /\son\w+\s*=/i,
  /href\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|'(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|[^"'\s])/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?(?!xml\s)/i,
  /javascript:|=\s*(?:"[^"<]*&#|'[^'<]*&#)/i,
]

/**
 * Whether a copy of an SVG may lie on the site's own host. In a page it is only ever shown as an image, where it can do
 * nothing; but whoever opens the file itself gives it the rights of the site, for most hosts send no policy with it.
 *
 * @param bytes the file
 */
export function isPassiveSvg(bytes: Uint8Array): boolean {
  try {
    // Another encoding would hide its words from these patterns.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return (
      !text.includes('\0') &&
      !/encoding\s*=\s*["'](?!utf-8)/i.test(text) &&
      !ACTIVE.some((sign) => sign.test(text))
    )
  } catch {
    return false
  }
}
