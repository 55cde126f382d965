import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { embedOf } from '#markdown/media/embeds.ts'
import { arrangePictures, isElement } from './figures.ts'

/** The most characters of a checkbox's name. */
const MAX_NAME = 200
/** Blocks whose marks and columns follow the direction of their first word, as on GitHub, if the language is unknown. */
const DIRECTED: ReadonlySet<string> = new Set(['blockquote', 'ol', 'table', 'ul'])
/** The blocks of scripts that are written from right to left (Unicode, DerivedBidiClass.txt). */
export const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Gives quotes, lists and tables their classes (MD-3), checkboxes their names, and images their paragraphs. Changes the tree in place.
 *
 * @param lang the language of the article, if it is known
 */
export function arrangeBlocks(tree: Root, lang: string | undefined): void {
  const hasDirections = lang === undefined && FROM_RIGHT.test(toString(tree))
  walkElements(tree, (node, index, parent) => {
    const { tagName, properties } = node
    if (hasDirections && DIRECTED.has(tagName)) properties.dir = 'auto'
    if (tagName === 'blockquote') properties.className = ['quote']
    if (tagName === 'ol' || tagName === 'ul') properties.className = classesOfList(node)
    if (tagName === 'li') nameTask(node)
    // The content security policy refuses style attributes.
    if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
    delete properties.align
    if (tagName === 'table') {
      // It scrolls in a box, also by keyboard.
      const box = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 }
      parent.children[index] = element('div', box, [node])
    }
    if (tagName === 'p') arrangePictures(node, index, parent)
    if (tagName === 'p' && parent === tree && isOnlyEmbed(node)) properties.className = ['embed']
    if (tagName === 'img' && properties.src === undefined)
      parent.children[index] = { type: 'text', value: String(properties.alt ?? '') }
  })
}

function classesOfList({ tagName, properties }: Element): string[] {
  const parsedClasses = Array.isArray(properties.className) ? properties.className : []
  if (parsedClasses.includes('publications')) return ['publications']
  const classes = ['list']
  if (tagName === 'ol') classes.push('list-ordered')
  if (parsedClasses.includes('contains-task-list')) classes.push('list-task')
  return classes
}

/** Names the checkbox of a task after its line, without the lists below it. */
function nameTask(item: Element): void {
  const first = item.children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first : item
  const box = line.children.find((child) => isElement(child, 'input'))
  if (!box) return
  const name = line.children
    .filter((child) => !isElement(child, 'ol') && !isElement(child, 'ul'))
    .map((child) => toString(child))
    .join('')
  box.properties.ariaLabel = name.trim().slice(0, MAX_NAME) || words.task
}

/** Whether a paragraph has nothing but a link, in words, to a film or a demo that its page can show in a frame. */
function isOnlyEmbed({ children }: Element): boolean {
  const [link, ...others] = children
  if (!link || others.length > 0 || !isElement(link, 'a')) return false
  return toString(link).trim() !== '' && embedOf(String(link.properties.href ?? '')) !== null
}
