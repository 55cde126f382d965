import { existsSync, readFileSync } from 'node:fs'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import type { FieldFinding } from '#content/rules/field-findings.ts'
import type { Finding } from '#site-build/model.ts'
import { fieldLabel } from '#site-build/read/field-label.ts'
import { ContentError } from '#site-build/read/findings.ts'

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
  const findings = [
    ...syntaxFindings(document, text, findingAt),
    ...repeatedFields(document, findingAt),
    ...wrongAliases(document, findingAt),
  ]
  if (findings.length > 0) throw new ContentError(findings)
  if (document.contents && !isMap(document.contents)) {
    const message = 'expected fields such as "lang: en", found another value.'
    throw new ContentError([{ file, line: 1, message }])
  }
  return withoutEmpty(valueOf(document, file)) as Record<string, unknown>
}

type YamlDocument = Document.Parsed
type FindingAt = (offset: number, message: string) => Finding

/** Mistakes in the syntax, in sentences for owners. Up to a part without an end, because the rest of the file is read as a part of it. */
function syntaxFindings(document: YamlDocument, text: string, findingAt: FindingAt): Finding[] {
  const findings: Finding[] = []
  for (const error of [...document.errors, ...document.warnings]) {
    const sentence = sentenceOf(error)
    const unclosed = unclosedPart(document, error)
    if (unclosed !== null) {
      findings.push(findingAt(unclosed, `${sentence}.`))
      return findings
    }
    const [offset] = error.pos
    const field = fieldWithoutSpace(error, text)
    const message =
      field === null
        ? sentence + hintAbout(error, document)
        : `expected a space after "${field}", found none.`
    findings.push(findingAt(offset, message))
  }
  return findings
}

/** The sentence of the library without a stop, and without the place, which a finding has, too. */
function sentenceOf({ message }: YAMLError): string {
  return message.split(/ at line \d+, column \d+/)[0] ?? message
}

/** The name of a field with its colon, if its value follows without a space, as in `title:A site`; `null` for other mistakes. */
function fieldWithoutSpace({ code, message, pos }: YAMLError, text: string): string | null {
  const hasNoValue = code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys')
  if (!hasNoValue) return null
  return /^[\w-]+:(?=\S)/.exec(text.slice(pos[0]))?.[0] ?? null
}

/** What follows the sentence of the library: a stop, and a cure if the value is likely a text. */
function hintAbout({ code }: YAMLError, document: YamlDocument): string {
  // A field on several lines is indented wrongly, although the library also finds a colon in a text.
  const isTorn = document.errors.some((error) => error.code === 'MULTILINE_IMPLICIT_KEY')
  const needsQuotes = code === 'BAD_SCALAR_START' || (code === 'BLOCK_AS_IMPLICIT_KEY' && !isTorn)
  return needsQuotes ? '. Put a text in quotes if it has ": " or " #", or begins with a sign.' : '.'
}

/** Where a text without its closing quote begins, or a list without its bracket; `null` for any other error, which is at its place. */
function unclosedPart(document: YamlDocument, { code, message, pos }: YAMLError): number | null {
  const isQuote = code === 'MISSING_CHAR' && /^Missing closing .quote/.test(message)
  const isBracket = code === 'BAD_INDENT' && message.startsWith('Flow ')
  if (!isQuote && !isBracket) return null
  let start: number | null = null
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? Infinity
      const isOpened = isQuote ? isScalar(node) && isQuoted(node) : isCollection(node) && node.flow === true
      if (isOpened && offset < pos[0]) start = offset
    },
  })
  return start
}

function isQuoted({ type }: Scalar): boolean {
  return type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE'
}

function repeatedFields(document: YamlDocument, findingAt: FindingAt): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Map(_key, map) {
      const names = new Set<string>()
      for (const { key } of map.items) {
        const name = String(key)
        if (names.has(name))
          findings.push(findingAt(startOf(key), `${name}: expected this field once, found it again.`))
        names.add(name)
      }
    },
  })
  return findings
}

/** Aliases (`*name`) without an anchor (`&name`), and those inside of their own anchor, whose value would have no end. */
function wrongAliases(document: YamlDocument, findingAt: FindingAt): Finding[] {
  const findings: Finding[] = []
  const anchored = new Map<string, Node>()
  visit(document, {
    Node(_key, node, path) {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchored.set(node.anchor, node)
        return
      }
      const { source } = node
      const target = anchored.get(source)
      let message: string | null = null
      if (!target)
        message = `expected a value that "&${source}" names before, found none. Put a text in quotes if it begins with a sign.`
      else if (path.includes(target))
        message = `expected a value, found the list or the fields that contain it ("&${source}").`
      if (message !== null) findings.push(findingAt(startOf(node), `*${source}: ${message}`))
    },
  })
  return findings
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

function valueOf(document: YamlDocument, file: string): unknown {
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

/**
 * Warns of texts without quotes that end before a ` #`, because YAML takes the rest of the line for a comment.
 *
 * @param isText whether a field contains a text: its path has no numbers, such as `projects.title`
 */
export function textsCutByComments(
  text: string,
  file: string,
  isText: (field: string) => boolean,
): Finding[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false })
  const findings: Finding[] = []
  visit(document, {
    Scalar(_key, { type, value, range }, path) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return
      const names = path.flatMap((parent) => (isPair(parent) ? String(parent.key) : []))
      const [start, valueEnd, nodeEnd] = range
      const comment = /^[ \t]+#.*/.exec(text.slice(valueEnd, nodeEnd))?.[0].trimEnd()
      if (comment === undefined || !isText(names.join('.'))) return
      const quoted = `'${(value + comment).replaceAll("'", "''")}'`
      const message = `${names.at(-1)}: expected the whole text, found a comment after it. If "${comment.trim()}" belongs to the text, put it in quotes: ${quoted}`
      findings.push({ file, line: lines.linePos(start).line, message })
    },
  })
  return findings
}
