import type { Element, ElementContent } from 'hast'
import { MATHML } from './allowed-names.ts'

/** Elements by what they cost a browser's layout, in characters: a thousand characters take some 0.3 ms (Chromium, one core). */
const IN_LINE = 100
const OF_FORMULA = 60
const OF_TABLE = 10
const COLOUR = 35
const BLOCK = 40

const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...weighing(IN_LINE, 'a br code del em img input strong sup'),
  ...weighing(BLOCK, 'blockquote div figcaption figure h2 h3 h4 h5 h6 hr li ol p section ul'),
  ...weighing(OF_TABLE, 'table tbody td th thead tr'),
  ...weighing(OF_FORMULA, MATHML.join(' ')),
  ...weighing(COLOUR, 'span pre'),
])

function weighing(weight: number, names: string): [string, number][] {
  return names.split(' ').map((name) => [name, weight])
}

/**
 * What a block costs the layout, in characters, without the lists in it, which are laid out by themselves. Of a code in
 * chunks or lines only the heaviest counts, for the same reason. No recursion: emphasis may be deep.
 */
export function layoutWeight(block: ElementContent): number {
  const waiting: ElementContent[] = [block]
  let weight = 0
  let heaviestChunk = 0
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text') weight += node.value.length
    if (node.type !== 'element' || (node !== block && isList(node))) continue
    if (isChunk(node)) {
      weight += BLOCK
      heaviestChunk = Math.max(heaviestChunk, chunkWeight(node))
    } else {
      weight += WEIGHTS.get(node.tagName) ?? 0
      for (const child of node.children) waiting.push(child)
    }
  }
  return weight + heaviestChunk
}

function chunkWeight({ children }: Element): number {
  let weight = 0
  for (const child of children) weight += layoutWeight(child)
  return weight
}

function isList({ tagName }: Element): boolean {
  return /^[ou]l$/.test(tagName)
}

function isChunk({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && (className.includes('lines') || className.includes('line'))
}
