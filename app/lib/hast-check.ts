import type { Root } from 'hast'
import { ATTRIBUTES, ELEMENTS, INPUT_TYPE, PROTOCOLS } from '#markdown/allowed-names.ts'
import { isRecord } from '#github/is-record.ts'

const ELEMENT_NAMES: ReadonlySet<unknown> = new Set(ELEMENTS)
const ATTRIBUTE_NAMES: ReadonlySet<string> = new Set(ATTRIBUTES)
/** React throws when one of these has content (HTML, "Void elements"). */
const VOID: ReadonlySet<unknown> = new Set(['br', 'hr', 'img', 'input'])
/** The pipeline makes at most 256 levels, and puts a box around a table or a picture. */
const MAX_DEPTH = 300

/**
 * Whether a parsed JSON value is a document that the pipeline can have made (hast specification 2.4): text and elements
 * with names of the allow-list, no deeper than it makes them, with addresses of its schemes. So turning it into React
 * elements cannot fail half-way, and a copy that another hand has written shows nothing else.
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
  return (
    (children.length === 0 || !VOID.has(tagName)) &&
    hasPlainProperties(properties) &&
    isHarmless(tagName, properties)
  )
}

function hasPlainProperties(properties: unknown): properties is Record<string, unknown> {
  if (!isRecord(properties) || Array.isArray(properties)) return false
  return Object.entries(properties).every(
    ([name, value]) =>
      ATTRIBUTE_NAMES.has(name) && (Array.isArray(value) ? value.every(isPlain) : isPlain(value)),
  )
}

/** What links, loads or is filled in stands where the allow-list has it, and is no more than it lets that be. */
function isHarmless(tagName: unknown, { href, src, type }: Record<string, unknown>): boolean {
  return (
    (href === undefined || (tagName === 'a' && isAddress(href, PROTOCOLS.href))) &&
    (src === undefined || (tagName === 'img' && isAddress(src, PROTOCOLS.src))) &&
    type === (tagName === 'input' ? INPUT_TYPE : undefined)
  )
}

/** A colon makes a scheme unless a slash, a question mark or a hash comes before it (RFC 3986, section 4.2). */
function isAddress(value: unknown, schemes: readonly string[]): boolean {
  if (typeof value !== 'string') return false
  const scheme = /^([^/?#:]*):/.exec(value)?.[1]
  return scheme === undefined || schemes.includes(scheme)
}

function isPlain(value: unknown): boolean {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}
