import { existsSync, readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { FieldFinding } from '#content/rules/field-findings.ts'
import type { Finding } from '#site-build/model.ts'
import { ContentError } from '#site-build/read/findings.ts'

/** The fields of one of the owner's YAML files; an empty file has none. @throws ContentError with each mistake in the syntax */
export function parseYaml(text: string, file: string): Record<string, unknown> {
  const lines = new LineCounter()
  const document = parseDocument(text, { prettyErrors: true, lineCounter: lines })
  let last = 0
  visit(document, { Scalar: (_, { range }) => void (last = range?.[0] ?? 0) })
  // A field on several lines is indented wrongly, although the library also finds a colon in a text.
  const isTorn = document.errors.some(({ code }) => code === 'MULTILINE_IMPLICIT_KEY')
  const findings = [...document.errors, ...document.warnings].map(({ code, linePos, message }): Finding => {
    const [sentence = message] = message.split(/ at line \d+, column \d+/)
    const needsQuotes = code === 'BAD_SCALAR_START' || (code === 'BLOCK_AS_IMPLICIT_KEY' && !isTorn)
    const hint = needsQuotes ? ' Put a text in quotes if it has ": " or " #", or begins with a sign.' : ''
    // A text without its closing quote reaches to the end of the file.
    const line = code === 'MISSING_CHAR' ? lines.linePos(last).line : linePos?.[0].line
    return { file, line, message: `${sentence}.${hint}` }
  })
  if (findings.length > 0) throw new ContentError(findings)
  const message = 'expected fields such as "lang: en", found another value.'
  if (document.contents && !isMap(document.contents)) throw new ContentError([{ file, line: 1, message }])
  return (document.toJS() ?? {}) as Record<string, unknown>
}

/** A mistake as a warning, with its line. @param file its path from the current folder, such as `content/site.yaml` */
export function fieldFinding({ field, message }: FieldFinding, file: string): Finding {
  const line = existsSync(file) ? lineOf(readFileSync(file, 'utf8'), field) : undefined
  return { file, line, message: `${field}: ${message}` }
}

/** The line (from 1) of a field such as `projects.2.github_link`, or of the first field in the closest group around a missing one. */
export function lineOf(text: string, field: string): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const names = field.split('.')
  const nodes = names.map((name, index) => {
    const around = document.getIn(names.slice(0, index), true)
    // The fields of a group may be some lines below its name.
    const pair = isMap(around) && around.items.find(({ key }) => String(key) === name)
    return pair ? pair.key : document.getIn(names.slice(0, index + 1), true)
  })
  const [start = 0] = [document.contents, ...nodes].findLast(isNode)?.range ?? []
  return lines.linePos(start).line
}
