/** Scripts and handlers, HTML, links outside the file, style sheets, and entities that could hide any of these. */
const ACTIVE = [
  /<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /\son\w+\s*=/i,
  /href\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|'(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|[^"'\s])/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?(?!xml\s)/i,
  /javascript:|=\s*(?:"[^"<]*&#|'[^'<]*&#)/i,
]

/**
 * Whether the site may serve a copy of an SVG. An SVG in an `<img>` is harmless, but one that is opened directly has the rights of
 * the site.
 */
export function isPassiveSvg(bytes: Uint8Array): boolean {
  try {
    // In another encoding these patterns would not match.
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
