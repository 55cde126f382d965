import type { Element, ElementContent, Root } from 'hast'
import type { Reference } from '#markdown/article.ts'
import type { UrlBases } from './destination.ts'
import { element, walkElements } from '#markdown/tree.ts'
import { imageSource } from './destination.ts'

/**
 * Gives images their addresses (MD-4). Images load when they come into view, and send no referrer. Changes the tree in place.
 *
 * @returns the images that are loaded
 */
export function resolveImages(tree: Root, bases: UrlBases): Reference[] {
  const references: Reference[] = []
  walkElements(tree, ({ tagName, properties, position }) => {
    if (tagName !== 'img') return
    const written = String(properties.src ?? '')
    const src = imageSource(written, bases)
    delete properties.src
    if (src === null) return
    references.push({ kind: 'picture', to: src, written, line: position?.start.line })
    Object.assign(properties, { src, loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' })
  })
  return references
}

/**
 * Marks paragraphs that contain only images; a single one with a title becomes a figure with a caption. An image that is not
 * loaded becomes its alternative text. Changes the tree in place.
 */
export function arrangeImages(tree: Root): void {
  walkElements(tree, (node, index, parent) => {
    if (node.tagName === 'p') parent.children[index] = paragraphOfImages(node) ?? node
    if (node.tagName === 'img' && node.properties.src === undefined)
      parent.children[index] = { type: 'text', value: String(node.properties.alt ?? '') }
  })
}

function paragraphOfImages(paragraph: Element): Element | null {
  const children = paragraph.children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === '') && !isElement(child, 'br'),
  )
  const images = children.filter((child) => isElement(child, 'img'))
  const [image] = images
  if (!image || images.length < children.length) return null
  if (images.some(({ properties }) => properties.src === undefined)) return null
  if (images.length > 1) return { ...paragraph, properties: { className: ['pictures'] }, children: images }
  const { title, ...properties } = image.properties
  if (typeof title !== 'string') return { ...paragraph, properties: { className: ['picture'] } }
  return element('figure', {}, [{ ...image, properties }, element('figcaption', {}, [title])])
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}
