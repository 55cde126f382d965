import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** More items than these stand in lists of their own, a hundred each: browsers lay out those near the window alone (`long.css`). */
const MANY_ITEMS = 1_000
/** Items of a part; `long.css` reckons with it. */
const PART = 100
const PART_CLASS = 'list-part'

/** Whether an element is part of a list that was parted here. */
export function isListPart({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes(PART_CLASS)
}

/**
 * Parts very long lists. The parts look like one list, numbers go on, and a screen reader reads out a list of a hundred.
 * Works on the tree in place.
 */
export function partLongLists(tree: Root): void {
  visit(tree, 'element', (list, index, parent) => {
    if (!parent || index === undefined || !/^[ou]l$/.test(list.tagName)) return
    const items = list.children.filter(({ type }) => type === 'element')
    if (items.length <= MANY_ITEMS) return
    const starts = Array.from({ length: Math.ceil(items.length / PART) }, (_, part) => part * PART)
    const parts = starts.map((start) => partOf(list, items.slice(start, start + PART), start))
    parent.children.splice(index, 1, ...parts)
  })
}

function partOf({ tagName, properties }: Element, items: Element['children'], start: number): Element {
  const className = [...[properties.className ?? []].flat().map(String), PART_CLASS]
  const number = tagName === 'ol' ? { start: Number(properties.start ?? 1) + start } : {}
  const children = items.flatMap((item) => [item, { type: 'text' as const, value: '\n' }])
  return { type: 'element', tagName, properties: { ...properties, ...number, className }, children }
}
