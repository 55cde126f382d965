import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Reference } from '#markdown/article.ts'
import { MAX_FORMULA_NODES } from '#markdown/limits.ts'
import { walkElements } from '#markdown/tree.ts'
import { imageSource, linkDestination, type UrlBases } from './destination.ts'

/** Resolves links and images (MD-4), and returns what the build checks. A link to the title leads to the top. Changes the tree in place. */
export function resolveReferences(tree: Root, bases: UrlBases, titleFragment: string | null): Reference[] {
  const references: Reference[] = []
  walkElements(tree, (element) => {
    const { tagName, properties, position } = element
    const found =
      tagName === 'a'
        ? resolveLink(element, bases, titleFragment)
        : tagName === 'img'
          ? resolveImage(properties, bases)
          : formulaError(element)
    if (found) references.push({ ...found, line: position?.start.line })
  })
  return references
}

type Found = Omit<Reference, 'line'> | undefined

function resolveLink(link: Element, bases: UrlBases, titleFragment: string | null): Found {
  const { properties } = link
  const written = String(properties.href ?? '')
  const destination = linkDestination(written, bases)
  delete properties.href
  if (!destination) return { kind: 'unresolved', to: written, written }
  const { href, article } = destination
  const isTitle = titleFragment !== null && href === encodeURI(`#${titleFragment}`)
  properties.href = isTitle ? '#top' : href
  if (/^(?:https?:|\/\/)/.test(href)) {
    properties.rel = ['noopener', 'noreferrer']
    // Printed pages add the address after the words, unless the words are the address.
    if (toString(link) === href) properties.className = ['bare-address']
  }
  return article === undefined || isTitle ? undefined : { kind: 'article', to: article, written }
}

function resolveImage(properties: Element['properties'], bases: UrlBases): Found {
  const written = String(properties.src ?? '')
  const src = imageSource(written, bases)
  delete properties.src
  if (src === null) return undefined
  Object.assign(properties, { src, loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' })
  return { kind: 'picture', to: src, written }
}

function formulaError({ properties: { className }, children }: Element): Found {
  const classes = Array.isArray(className) ? className : []
  const isError = classes.includes('math-error')
  if (!isError && !classes.includes('math-source')) return undefined
  const [written = '', to = `(not shown as a formula: those above it have ${MAX_FORMULA_NODES} parts)`] =
    children.map((child) => toString(child))
  return { kind: 'formula', to, written }
}
