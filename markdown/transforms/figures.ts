import type { Element, ElementContent, Parents } from 'hast'
import { element } from '#markdown/tree.ts'

/**
 * Marks a paragraph that contains only pictures. With a caption it becomes a figure: the title of a single picture, or an emphasis that
 * is alone in the next line or in the next paragraph. Any other paragraph stays as it is. Changes the tree in place.
 */
export function arrangePictures(paragraph: Element, index: number, parent: Parents): void {
  const content = paragraph.children.filter((child) => !isBlank(child) && !isElement(child, 'br'))
  const captionInside = captionLine(paragraph, content)
  const pictures = content.filter((child) => child !== captionInside)
  if (!pictures.every(isShownPicture)) return
  const [picture] = pictures
  if (!picture) return

  // Of two for different themes, a reader sees one.
  const isSingle = pictures.length === 1 || pictures.every(isOfTheme)
  const { title } = picture.properties
  if (isSingle && !captionInside && typeof title === 'string') {
    const caption = element('figcaption', {}, [title])
    parent.children[index] = element('figure', {}, [...pictures.map(withoutTitle), caption])
    return
  }
  const captionBelow = captionInside ? undefined : takeCaptionBelow(index, parent)
  const caption = captionInside ?? captionBelow
  const marked = { ...paragraph, properties: { className: [isSingle ? 'picture' : 'pictures'] } }
  marked.children = isSingle ? paragraph.children.filter((child) => child !== captionInside) : pictures
  if (!caption) {
    parent.children[index] = marked
    return
  }
  const shown = isSingle ? pictures : [marked]
  parent.children[index] = element('figure', {}, [...shown, element('figcaption', {}, caption.children)])
}

/** The emphasis in the last line of a paragraph, if there is nothing else in that line. */
function captionLine({ children }: Element, content: readonly ElementContent[]): Element | undefined {
  const last = content.at(-1)
  if (!last || !isElement(last, 'em')) return undefined
  const before = children.slice(0, children.indexOf(last)).findLast((child) => !isSpace(child))
  return before && isLineEnd(before) ? last : undefined
}

/** Takes the next paragraph out of the tree if it is one emphasis, and returns that. */
function takeCaptionBelow(index: number, { children }: Parents): Element | undefined {
  // Between blocks there are only line ends.
  const nextIndex = children[index + 1]?.type === 'text' ? index + 2 : index + 1
  const next = children[nextIndex]
  if (!next || !isElement(next, 'p')) return undefined
  const [only, ...others] = next.children.filter((child) => !isBlank(child))
  if (!only || others.length > 0 || !isElement(only, 'em')) return undefined
  children.splice(index + 1, nextIndex - index)
  return only
}

/** Pictures without an address are shown as words. */
function isShownPicture(node: ElementContent): node is Element {
  return isElement(node, 'img') && node.properties.src !== undefined
}

/** Whether only one theme shows a picture. No other picture has a class. */
function isOfTheme({ properties }: Element): boolean {
  return properties.className !== undefined
}

function withoutTitle(picture: Element): Element {
  const { title: _title, ...properties } = picture.properties
  return { ...picture, properties }
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Spaces within a line. */
function isSpace(node: ElementContent): boolean {
  return isBlank(node) && !isLineEnd(node)
}

function isLineEnd(node: ElementContent): boolean {
  return isElement(node, 'br') || (node.type === 'text' && /\n\s*$/.test(node.value))
}

/** Whether a node is an element of this name. */
export function isElement(node: Parents['children'][number], tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}
