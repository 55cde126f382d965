/** What is wrong with YAML, in sentences for owners. */
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import type { Finding } from '#site-build/model.ts'

type YamlDocument = Document.Parsed
/** Makes a finding about the line at an offset (in UTF-16 units). */
type FindingAt = (offset: number, message: string) => Finding

/** Finds mistakes in the syntax, fields that are there twice, and aliases without a value. */
export function yamlFindings(document: YamlDocument, text: string, findingAt: FindingAt): Finding[] {
  return [
    ...syntaxFindings(document, text, findingAt),
    ...repeatedFields(document, findingAt),
    ...wrongAliases(document, findingAt),
  ]
}

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

/** The offset at which a node begins; 0 for what is no node. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
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
