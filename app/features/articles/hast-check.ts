import type { Root } from 'hast'
import { ATTRIBUTES, ELEMENTS } from '#app/features/markdown/allowed-names.ts'
import { isRecord } from './is-record.ts'

const ELEMENT_NAMES: ReadonlySet<unknown> = new Set(ELEMENTS)
const ATTRIBUTE_NAMES: ReadonlySet<string> = new Set(ATTRIBUTES)
/** React throws when one of these has content (HTML, "Void elements"). */
const VOID: ReadonlySet<unknown> = new Set(['br', 'hr', 'img', 'input'])
/** The pipeline makes at most 256 levels, and puts a box around a table or a picture. */
const MAX_DEPTH = 300

/**
 * Whether a parsed JSON value is a document that the pipeline can have made (hast specification 2.4): text and elements
 * with names of the allow-list, no deeper than it makes them. So turning it into React elements cannot fail half-way, and
 * a copy that another hand has written shows nothing else.
 */
export function isHastRoot(value: unknown): value is Root {
  if (!isRecord(value) || value.type !== 'root' || !Array.isArray(value.children)) return false
  // Level by level instead of recursion: a deep tree must not overflow the stack.
  let level: unknown[] = value.children
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false
    const next: unknown[] = []
    for (const node of level) {
      if (!isRecord(node) || !isNode(node)) return false
      if (Array.isArray(node.children)) for (const child of node.children) next.push(child)
    }
    level = next
  }
  return true
}

function isNode({ type, value, tagName, properties, children }: Record<string, unknown>): boolean {
  if (type === 'text') return typeof value === 'string' && children === undefined
  if (type !== 'element' || !ELEMENT_NAMES.has(tagName) || !Array.isArray(children)) return false
  return (children.length === 0 || !VOID.has(tagName)) && hasPlainProperties(properties)
}

function hasPlainProperties(properties: unknown): boolean {
  if (!isRecord(properties) || Array.isArray(properties)) return false
  return Object.entries(properties).every(
    ([name, value]) =>
      ATTRIBUTE_NAMES.has(name) && (Array.isArray(value) ? value.every(isPlain) : isPlain(value)),
  )
}

function isPlain(value: unknown): boolean {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}
