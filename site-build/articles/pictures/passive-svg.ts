import { XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'
import { svg } from 'property-information'
import { PROTOCOLS } from '#markdown/transforms/destination.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The elements that a picture may have, by namespace. None runs, loads or submits anything by its name alone. */
const ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  // SVG 1.1 and 2, without `script`, `handler`, `listener`, frames and media.
  'http://www.w3.org/2000/svg':
    words(`a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform
    circle clipPath defs desc discard ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
    feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter
    flowPara flowRegion flowRoot flowSpan font font-face font-face-format font-face-name font-face-src foreignObject g glyph
    glyphRef hatch hatchpath hkern image line linearGradient marker mask mesh meshgradient meshpatch meshrow metadata
    missing-glyph mpath path pattern polygon polyline radialGradient rect set solidColor solidcolor stop style svg switch
    symbol text textPath title tref tspan use view vkern`),
  // Labels in `foreignObject`: draw.io, Mermaid and D2 write them.
  'http://www.w3.org/1999/xhtml':
    words(`a b big blockquote body br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins kbd
    li ol p pre s section small span strike strong sub sup table tbody td tfoot th thead tr tt u ul`),
}
const HTML_ATTRIBUTES = words(
  'align border cellpadding cellspacing colspan dir face rowspan size start title valign',
)

/** Namespaces with a meaning in browsers: those of Mozilla and the W3C, except the ones of metadata. Editors use others for their notes. */
const ACTIVE_NAMESPACE =
  /^$|^https?:\/\/(?:www\.w3\.org\/(?!1999\/02\/22-rdf|2000\/01\/rdf)|www\.mozilla\.org)/i
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Declarations and references of entities, other than the five of XML: these can hide anything. */
const ENTITY = /<!(?:ENTITY|ATTLIST)|&(?!(?:amp|lt|gt|quot|apos);|#)[^\s;&<]+;/
const OTHER_ENCODING = /^<\?xml\s[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i
/** A part of CSS that may load a file of another address. */
const CSS_LOADS = /@import|(?:image-set|\bimage|\bsrc)\(|url\((?![\s"']*(?:#|data:))/i
const PICTURE = /^(?:#|$|data:image\/)/i
const WITHIN_FILE = /^(?:#|$)/
/** Numbers and words, which make an unknown attribute harmless: programs write notes of their own into attributes. */
const PLAIN = /^[\w\s.,+%-]*$/

/**
 * Finds a part of an SVG that could run, load or submit something when the file is opened directly, where it has the rights of the
 * site. libxml2 is the parser of Chromium and WebKit; it stops at its limits of depth and size, and loads nothing.
 *
 * @returns the part, for a message, or `null` if there is none
 */
export function activePartOf(bytes: Uint8Array): string | null {
  let document: XmlDocument | undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (OTHER_ENCODING.test(text)) return 'an encoding other than UTF-8'
    if (ENTITY.test(text)) return 'an entity'
    document = XmlDocument.fromString(text)
    const { name, namespaceUri } = document.root
    if (name !== 'svg' || namespaceUri !== SVG) return `the root element <${name}> instead of an SVG`
    if (document.get('//processing-instruction()')) return 'a processing instruction'
    for (const node of document.find('//*')) {
      const part = node instanceof XmlElement ? activePartIn(node) : null
      if (part !== null) return part
    }
    return null
  } catch (error) {
    if (error instanceof XmlLibError) return `a mistake in its XML (${error.message.trim().split('\n')[0]})`
    if (error instanceof TypeError) return 'text that is not UTF-8'
    throw error
  } finally {
    document?.dispose()
  }
}

function activePartIn(element: XmlElement): string | null {
  const { name, namespaceUri } = element
  const known = Object.hasOwn(ELEMENTS, namespaceUri) ? ELEMENTS[namespaceUri] : undefined
  if (!known) return ACTIVE_NAMESPACE.test(namespaceUri) ? `<${name}>` : null
  if (!known.has(name)) return `<${name}>`
  if (name === 'style' && (CSS_LOADS.test(unescapedCss(element.content)) || element.get('*')))
    return '<style> that loads a file'
  const attribute = element.attrs.find((one) => isActive(name, one.name, one.namespaceUri, one.value))
  return attribute ? `${attribute.name}="${attribute.value.slice(0, 40)}"` : null
}

function isActive(element: string, name: string, namespace: string, value: string): boolean {
  if (namespace === XML) return name === 'base'
  if (name === 'href' && (namespace === '' || namespace === XLINK))
    return !(element === 'a'
      ? isLink(value)
      : (/image$/i.test(element) ? PICTURE : WITHIN_FILE).test(value.trim()))
  if (namespace !== '') return false
  if (/^data-|^aria-/.test(name)) return false
  if (/^on|^ping$/i.test(name)) return true
  const isKnown = Object.hasOwn(svg.normal, name.toLowerCase()) || HTML_ATTRIBUTES.has(name)
  if (!isKnown) return !PLAIN.test(value)
  if (name === 'attributeName') return !/^(?!on)[a-z-]+$/i.test(value) || /href$/i.test(value)
  return name !== 'content' && CSS_LOADS.test(unescapedCss(value))
}

/** Whether Markdown may link to it, too (MD-4). */
function isLink(address: string): boolean {
  const at = 'https://site.invalid/'
  return URL.canParse(address, at) && PROTOCOLS.href.includes(new URL(address, at).protocol.slice(0, -1))
}

/** CSS with its escapes decoded, which can hide a name. */
function unescapedCss(css: string): string {
  return css.replaceAll(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([\s\S]))/gi,
    (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  )
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
