import { XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'
import { PROTOCOLS } from '#markdown/transforms/destination.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** The elements of SVG that run something without an attribute (1.1, 2 and Tiny 1.2). Of `style`, only what it loads counts. */
const SCRIPTS = /^(?:script|handler|listener)$/i
/** The elements of HTML for labels in `foreignObject`, as draw.io, Mermaid and D2 write them. */
const LABELS = new Set(
  `a b big blockquote body br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins kbd li ol p pre s section small span
  strike strong sub sup table tbody td tfoot th thead tr tt u ul`.split(/\s+/),
)
/** Attributes that run, load or send something whatever their value is. `href` may not be animated, either. */
const ACTIVE_ATTRIBUTE = /^(?:on|src|(?:href|ping|background|attributionsrc)$)/i
/** Namespaces with a meaning in browsers: those of Mozilla and the W3C, except the ones of metadata. Editors use others for their notes. */
const ACTIVE_NAMESPACE =
  /^$|^https?:\/\/(?:www\.w3\.org\/(?!1999\/02\/22-rdf|2000\/01\/rdf)|www\.mozilla\.org)/i

/** Declarations and references of entities, other than the five of XML: these can hide anything. */
const ENTITY = /<!(?:ENTITY|ATTLIST)|&(?!(?:amp|lt|gt|quot|apos);|#)[^\s;&<]+;/
const OTHER_ENCODING = /^<\?xml\s[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i
/** A part of CSS that may load a file of another address. */
const CSS_LOADS = /@import|(?:image-set|\bimage|\bsrc)\(|url\((?![\s"']*(?:#|data:))/i
/** Characters of a value that a message shows. */
const SHOWN_LENGTH = 40
const PICTURE = /^(?:#|$|data:image\/)/i
const WITHIN_FILE = /^(?:#|$)/

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
  const isSvg = namespaceUri === SVG
  const isHtml = namespaceUri === XHTML
  if (!isSvg && !isHtml) return ACTIVE_NAMESPACE.test(namespaceUri) ? `<${name}>` : null
  if (isSvg && SCRIPTS.test(name)) return `<${name}>`
  if (isHtml && !LABELS.has(name)) return `<${name}>`
  if (name === 'style') {
    const hasElements = element.get('*') !== null
    if (hasElements || CSS_LOADS.test(unescapedCss(element.content))) return '<style> that loads a file'
  }
  const active = element.attrs.find((attribute) => isActive(attribute, name))
  return active ? `${active.name}="${active.value.slice(0, SHOWN_LENGTH)}"` : null
}

/** @param element the name of the attribute's element */
function isActive({ name, namespaceUri, value }: XmlElement['attrs'][number], element: string): boolean {
  if (namespaceUri === XML) return name === 'base'
  // Editors write their notes into attributes of other namespaces.
  if (namespaceUri !== '' && namespaceUri !== XLINK) return false
  if (name === 'href') return !isHarmlessAddress(value, element)
  if (name === 'attributeName') return ACTIVE_ATTRIBUTE.test(value) || !/^[a-z-]+$/i.test(value)
  return ACTIVE_ATTRIBUTE.test(name) || CSS_LOADS.test(unescapedCss(value))
}

/** Whether an element may have this address in `href`: only links may lead out of the file. */
function isHarmlessAddress(address: string, element: string): boolean {
  if (element === 'a') return isLink(address)
  const isImage = /image$/i.test(element)
  return isImage ? PICTURE.test(address.trim()) : WITHIN_FILE.test(address.trim())
}

/** Whether Markdown may link to it, too (MD-4). */
function isLink(address: string): boolean {
  const base = 'https://site.invalid/'
  if (!URL.canParse(address, base)) return false
  const scheme = new URL(address, base).protocol.slice(0, -1)
  return PROTOCOLS.href.includes(scheme)
}

/** CSS with its escapes decoded, which can hide a name. */
function unescapedCss(css: string): string {
  return css.replaceAll(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([\s\S]))/gi,
    (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  )
}
