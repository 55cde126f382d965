import type { Root } from 'hast'
import { isRecord } from './is-record.ts'

/**
 * Whether a parsed JSON value has the shape of a hast document of text and elements (hast specification 2.4), so that
 * turning it into React elements cannot fail half-way. It says nothing about which elements those are.
 */
export function isHastRoot(value: unknown): value is Root {
  if (!isRecord(value) || value.type !== 'root') return false
  // A list of what is still to look at instead of recursion: a deep tree must not overflow the stack.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!isRecord(node) || !isNode(node)) return false
    if (!Array.isArray(node.children)) continue
    for (const child of node.children) waiting.push(child)
  }
  return true
}

function isNode(node: Record<string, unknown>): boolean {
  if (node.type === 'text') return typeof node.value === 'string'
  if (!Array.isArray(node.children)) return false
  if (node.type === 'root') return true
  return node.type === 'element' && typeof node.tagName === 'string' && hasPlainProperties(node.properties)
}

function hasPlainProperties(properties: unknown): boolean {
  if (!isRecord(properties) || Array.isArray(properties)) return false
  return Object.values(properties).every((value) =>
    Array.isArray(value) ? value.every(isPlain) : isPlain(value),
  )
}

function isPlain(value: unknown): boolean {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}
