import { existsSync, readFileSync } from 'node:fs'
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { FieldFinding } from '#content/rules/field-findings.ts'
import type { Finding } from '#site-build/model.ts'
import { fieldLabel } from '#site-build/read/field-label.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { startOf, yamlFindings } from './yaml-findings.ts'

/**
 * The fields of one of the owner's YAML files. An empty file has none, and a field without a value is the same as a missing one.
 *
 * @param file its path, for the findings
 * @throws ContentError with each mistake in the syntax
 */
export function parseYaml(text: string, file: string): Record<string, unknown> {
  const lines = new LineCounter()
  // The library's own check of repeated fields takes a minute for 20,000 of them.
  const document = parseDocument(text, { prettyErrors: true, lineCounter: lines, uniqueKeys: false })
  const findingAt = (offset: number, message: string): Finding => ({
    file,
    line: lines.linePos(offset).line,
    message,
  })
  const findings = yamlFindings(document, text, findingAt)
  if (findings.length > 0) throw new ContentError(findings)
  if (document.contents && !isMap(document.contents)) {
    const message = 'expected fields such as "lang: en", found another value.'
    throw new ContentError([{ file, line: 1, message }])
  }
  return withoutEmpty(valueOf(document, file)) as Record<string, unknown>
}

function valueOf(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS() ?? {}
  } catch (error) {
    // Aliases of aliases, which would fill the memory.
    if (error instanceof ReferenceError) throw new ContentError([{ file, message: `${error.message}.` }])
    throw error
  }
}

/** A value without the fields that have none. The items of lists stay. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmpty(field)]))
}

/**
 * Findings of fields with their lines.
 *
 * @param file its path from the current folder, such as `content/site.yaml`
 * @param content its fields, for the names of items in lists
 */
export function fieldFindingsIn(
  file: string,
  findings: readonly FieldFinding[],
  content?: unknown,
): Finding[] {
  const lineOf = existsSync(file) ? fieldLines(readFileSync(file, 'utf8')) : () => undefined
  return findings.map(({ field, message }) => ({
    file,
    line: lineOf(field),
    message: `${fieldLabel(field, content)}: ${message}`,
  }))
}

/**
 * Finds the lines of fields in a text.
 *
 * @returns the line (from 1) of a field such as `projects.2.github_link`, or of the closest group around a missing one
 */
export function fieldLines(text: string): (field: string) => number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false })
  const starts = new Map([['', startOf(document.contents)]])
  addStarts(document.contents, '', starts)
  return (field) => {
    let path = field
    while (!starts.has(path)) path = path.slice(0, Math.max(0, path.lastIndexOf('.')))
    return lines.linePos(starts.get(path) ?? 0).line
  }
}

/** Adds where each field inside of a node begins: a field of a group at its name, an item of a list at its value. */
function addStarts(node: unknown, path: string, starts: Map<string, number>): void {
  const prefix = path === '' ? '' : `${path}.`
  if (isMap(node))
    for (const { key, value } of node.items) {
      starts.set(prefix + String(key), startOf(key))
      addStarts(value, prefix + String(key), starts)
    }
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) {
      starts.set(`${prefix}${index}`, startOf(item))
      addStarts(item, `${prefix}${index}`, starts)
    }
}
