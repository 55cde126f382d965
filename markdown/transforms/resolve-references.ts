import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { CheckedPart, Reference } from '#markdown/article.ts'
import { MAX_FORMULA_NODES } from '#markdown/limits.ts'
import { walkElements } from '#markdown/tree.ts'
import { filmKindOf, LOOP } from '#markdown/media/films.ts'
import { frameHeight, isPageAddress, isPageOfSite } from '#markdown/media/frames.ts'
import { imageSource, linkDestination, type UrlBases } from './destination.ts'
import { takeTheme } from './themes.ts'

/** Resolves links and images (MD-4), and returns what the build checks. A link to the title leads to the top. Changes the tree in place. */
export function resolveReferences(tree: Root, bases: UrlBases, titleFragment: string | null): Reference[] {
  const references: Reference[] = []
  walkElements(tree, (element) => {
    const reference = resolveElement(element, bases, titleFragment)
    if (reference) references.push({ ...reference, line: element.position?.start.line })
  })
  return references
}

type ElementReference = (CheckedPart & { written: string }) | undefined

/** Resolves an element if it is a link or an image, and returns what the build checks of it, if anything. */
function resolveElement(element: Element, bases: UrlBases, titleFragment: string | null): ElementReference {
  if (element.tagName === 'a') return resolveLink(element, bases, titleFragment)
  if (element.tagName === 'img') return resolveImage(element.properties, bases)
  return formulaError(element)
}

function resolveLink(link: Element, bases: UrlBases, titleFragment: string | null): ElementReference {
  const { properties } = link
  const written = String(properties.href ?? '')
  const destination = linkDestination(written, bases)
  delete properties.href
  if (!destination) return { kind: 'unresolved', written }
  const { href, article } = destination
  const isTitle = titleFragment !== null && href === encodeURI(`#${titleFragment}`)
  properties.href = isTitle ? '#top' : href
  if (/^(?:https?:|\/\/)/.test(href)) {
    properties.rel = ['noopener', 'noreferrer']
    // Printed pages add the address after the words, unless the words are the address.
    if (toString(link) === href) properties.className = ['bare-address']
  }
  return article === undefined || isTitle ? undefined : { kind: 'article', name: article, written }
}

function resolveImage(properties: Element['properties'], bases: UrlBases): ElementReference {
  const written = String(properties.src ?? '')
  const { address, themeClass } = takeTheme(written)
  const src = imageSource(address, bases)
  delete properties.src
  if (isPageAddress(written)) return resolvePage(properties, written, src, bases)
  if (src === null) return undefined
  const film = filmKindOf(src) === null ? null : src.replace(/#.*$/s, '')
  const loop = film !== null && written.endsWith(LOOP) ? LOOP : ''
  properties.src = film === null ? src : film + loop
  if (themeClass !== null) properties.className = [themeClass]
  Object.assign(properties, { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' })
  return { kind: 'picture', address: film ?? src, written }
}

/** Resolves a page that is written like an image. One that is no page of the site has no address, so its words are shown. */
function resolvePage(
  properties: Element['properties'],
  written: string,
  address: string | null,
  { base }: UrlBases,
): ElementReference {
  if (address === null || !isPageOfSite(written, address, base))
    return { kind: 'frame', address: '', written }
  const height = frameHeight(written)
  properties.src = height === null ? address : `${address}#height=${height}`
  return { kind: 'frame', address, written }
}

const TOO_MANY_FORMULAS = `(not shown as a formula: those above it have ${MAX_FORMULA_NODES} parts)`

/** A formula that is shown as it is written: its TeX, and the reason behind it if the renderer gave one. */
function formulaError({ properties, children }: Element): ElementReference {
  const classes = Array.isArray(properties.className) ? properties.className : []
  if (!classes.includes('math-error') && !classes.includes('math-source')) return undefined
  const [tex = '', reason = TOO_MANY_FORMULAS] = children.map((child) => toString(child))
  return { kind: 'formula', reason, written: tex }
}
