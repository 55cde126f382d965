import { readFileSync } from 'node:fs'
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import { ContentMistake, type Warning } from '#site-build/read/warnings.ts'

/**
 * The fields of one of the owner's YAML files; an empty file has none.
 *
 * @param file its name in messages: `content/site.yaml`
 * @throws ContentMistake with file and line for each mistake in the syntax
 */
export function parseYaml(text: string, file: string): Record<string, unknown> {
  const document = parseDocument(text, { prettyErrors: true })
  const mistakes = [...document.errors, ...document.warnings].map(({ linePos, message }): Warning => {
    const [sentence = message] = message.split(/ at line \d+, column \d+/)
    const hint = /mapping|Plain|scalar|key/.test(sentence)
      ? '. Put a text in quotes if it has ": " or " #", or begins with a sign.'
      : '.'
    return { file, line: linePos?.[0].line, message: sentence + hint }
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
  if (document.contents && !isMap(document.contents))
    throw new ContentMistake([
      { file, line: 1, message: 'expected fields such as "lang: en", found another value.' },
    ])
  return (document.toJS() ?? {}) as Record<string, unknown>
}

/** A mistake as a warning, with its line. @param file its path from the current folder, such as `content/site.yaml` */
export function fieldWarning({ field, message }: FieldMistake, file: string): Warning {
  const warning = { file, message: `${field}: ${message}` }
  try {
    return { ...warning, line: lineOf(readFileSync(file, 'utf8'), field) }
  } catch {
    return warning
  }
}

/**
 * The line of a field, or of the closest field around it if it is missing.
 *
 * @param field its name in messages: `projects[2].github_link`
 * @returns from 1
 */
export function lineOf(text: string, field: string): number {
  const lines = new LineCounter()
  let { contents: node } = parseDocument<Node>(text, { lineCounter: lines }) as { contents: Node | null }
  let start = node?.range?.[0] ?? 0
  for (const [name] of field.matchAll(/[^.[\]]+/g)) {
    const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === name)
    const [place, value] = pair
      ? [pair.key, pair.value]
      : isSeq(node)
        ? [node.items[Number(name)], node.items[Number(name)]]
        : []
    if (!isNode(place)) break
    start = place.range?.[0] ?? start
    node = isNode(value) ? value : null
  }
  return lines.linePos(start).line
}
