import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { isListPart, partLongLists } from './list-parts.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'

const context = {
  filesBase: '/',
  articleHref: (name: string) => name,
  fileHref: (path: string) => path,
  abilities: {},
}
const listsIn = async (markdown: string) =>
  (await renderMarkdown(markdown, context)).body.children.filter(
    (node): node is Element => node.type === 'element' && /^[ou]l$/.test(node.tagName),
  )
const items = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join('\n')

test('row 46: a list of a thousand items is one, a longer one stands in parts of a hundred, with the same items', async () => {
  expect(await listsIn(items(1_000, (index) => `- ${index}`))).toHaveLength(1)
  const parts = await listsIn(items(1_001, (index) => `- ${index}`))
  expect(parts).toHaveLength(11)
  expect(parts.every(isListPart)).toBe(true)
  expect(parts.flatMap((part) => toString(part).trim().split('\n')).map(Number)).toEqual(
    Array.from({ length: 1_001 }, (_, index) => index),
  )
})

test('numbers go on from part to part', async () => {
  const parts = await listsIn(items(1_050, () => `7. a`))
  expect(parts.map(({ properties }) => properties.start).slice(0, 3)).toEqual([7, 107, 207])
  expect(parts.at(-1)?.properties.start).toBe(1_007)
  const [first, second] = await listsIn(items(1_050, () => `1. a`))
  expect([first?.properties.start, second?.properties.start]).toEqual([1, 101])
  const [bullets] = await listsIn(items(1_050, () => `- a`))
  expect(bullets?.properties).not.toHaveProperty('start')
})

test('parts keep what kind of list they are of, and a list in a quote has parts, too', async () => {
  const [task] = await listsIn(items(1_001, () => '- [x] a'))
  expect(task?.properties.className).toEqual(['list', 'list-task', 'list-part'])
  const { body } = await renderMarkdown(
    items(1_001, () => '> - a'),
    context,
  )
  const quote = body.children.find((node): node is Element => node.type === 'element')
  expect(quote?.children.filter((node) => node.type === 'element').length).toBe(11)
})

test('a list within an item of a parted list is parted for itself', () => {
  const element = (tagName: string, ...children: Element[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  const long = (first: Element) => element('ul', first, ...Array.from({ length: 1_000 }, () => element('li')))
  const tree = element('div', long(element('li', long(element('li')))))
  partLongLists({ type: 'root', children: [tree] })
  expect(tree.children).toHaveLength(11)
  const [outer] = tree.children
  const [item] = outer?.type === 'element' ? outer.children : []
  expect(item?.type === 'element' && item.children).toHaveLength(11)
})
