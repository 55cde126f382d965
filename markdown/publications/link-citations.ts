import type { PhrasingContent, Root, RootContent, Text } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import type { ListedPublication } from './list-publications.ts'

/** What may be a citation: at most 500 characters between brackets. */
const BRACKETS = /\[(?<inside>[^[\]]{1,500})\]/g
/** As in Pandoc: words, a key behind an `@`, and words such as a page. A minus before the `@` hides the author there. */
const CITED = /^(?<before>[^@]*?)-?@(?<key>[^\s,;@]+)(?<after>[^@]*)$/

/**
 * Makes links of citations such as `[@vaswani2017]` or `[see @a, p. 3; @b]`: "(Vaswani et al., 2017)". One with an unknown key stays
 * as it is written. Changes the tree in place.
 *
 * @returns the unknown keys
 */
export function linkCitations(tree: Root, byKey: ReadonlyMap<string, ListedPublication>): Reference[] {
  const unknown: Reference[] = []
  function linkIn(text: Text): PhrasingContent[] {
    const { nodes, unknownKeys } = withCitations(text, byKey)
    const line = text.position?.start.line
    for (const key of unknownKeys) unknown.push({ kind: 'citation', key, written: `@${key}`, line })
    return nodes
  }

  walkMarkdown(tree, (node) => {
    // A link cannot contain another one.
    if (node.type === 'link' || node.type === 'linkReference') return false
    if (!('children' in node)) return true
    const children: RootContent[] = node.children
    const linked = children.flatMap((child): RootContent[] =>
      child.type === 'text' ? linkIn(child) : [child],
    )
    // Every parent of a text may contain links.
    Object.assign(node, { children: linked })
    return true
  })
  return unknown
}

function withCitations({ value, position }: Text, byKey: ReadonlyMap<string, ListedPublication>) {
  const nodes: PhrasingContent[] = []
  const unknownKeys: string[] = []
  const addText = (text: string) => {
    if (text !== '') nodes.push({ type: 'text', value: text, position })
  }
  const addLink = (publication: ListedPublication | undefined) => {
    if (!publication) return
    const label: Text = { type: 'text', value: publication.label }
    nodes.push({ type: 'link', url: `#${publication.id}`, children: [label], position })
  }
  let end = 0
  for (const match of value.matchAll(BRACKETS)) {
    const citations = citationsIn(match.groups?.['inside'] ?? '')
    const missing = citations.filter(({ key }) => !byKey.has(key))
    unknownKeys.push(...missing.map(({ key }) => key))
    if (citations.length === 0 || missing.length > 0) continue
    addText(`${value.slice(end, match.index)}(`)
    for (const [index, { before, key, after }] of citations.entries()) {
      addText(`${index === 0 ? '' : '; '}${before}`)
      addLink(byKey.get(key))
      addText(after)
    }
    addText(')')
    end = match.index + match[0].length
  }
  addText(value.slice(end))
  return { nodes, unknownKeys }
}

type Citation = { before: string; key: string; after: string }

/** The citations between two brackets; none if a part of it is none. */
function citationsIn(inside: string): Citation[] {
  if (!inside.includes('@')) return []
  const citations = inside.split(';').map((part): Citation | null => {
    const groups = CITED.exec(part.trim())?.groups
    if (!groups) return null
    return { before: groups['before'] ?? '', key: groups['key'] ?? '', after: groups['after'] ?? '' }
  })
  return citations.includes(null) ? [] : citations.filter((citation) => citation !== null)
}
