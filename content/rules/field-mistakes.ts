import * as v from 'valibot'

/** A field and what is wrong with it. */
export type FieldMistake = { field: string; message: string }

/** All mistakes in one of the owner's files. Unknown fields come first, because a misspelt one explains a missing one. */
export function fieldMistakes(schema: v.GenericSchema, content: unknown): FieldMistake[] {
  const { issues = [] } = v.safeParse(schema, content)
  const unknown = issues.filter((issue) => isOfUnknown(issue) && !isInList(issue))
  if (unknown.length === 0) return issues.map(mistakeOf)
  // Valibot reports only the first unknown field of each object.
  const others = unknown.reduce((rest, { path = [] }) => without(rest, path), content)
  return [...unknown.map(mistakeOf), ...fieldMistakes(schema, others)]
}

/** A copy without the field at a path. */
function without(value: unknown, [first, ...path]: readonly { key?: unknown }[]): unknown {
  const key = String(first?.key)
  const { [key]: inner, ...others } = Object.fromEntries<unknown>(Object.entries(value ?? {}))
  if (Array.isArray(value)) return value.with(Number(key), without(inner, path))
  return path.length === 0 ? others : { ...others, [key]: without(inner, path) }
}

function mistakeOf(issue: v.BaseIssue<unknown>): FieldMistake {
  const { path = [] } = issue
  if (isOfUnknown(issue) && isInList(issue))
    return {
      field: fieldName(path.slice(0, -1)),
      message: `expected { … } with named fields, found ${shown(path.at(-1)?.input)}`,
    }
  return { field: fieldName(path), message: explain(issue) }
}

function isOfUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

/** For Valibot a list is an object whose fields are numbers. */
function isInList({ path }: v.BaseIssue<unknown>): boolean {
  return Array.isArray(path?.at(-1)?.input)
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (isOfUnknown(issue)) return issue.message
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return 'expected a value, found nothing'
  if (issue.type === 'check_items') return `expected ${issue.message}`
  const expected = issue.message.startsWith('Invalid') ? (issue.expected ?? 'another value') : issue.message
  return `expected ${expected}, found ${shown(issue.input)}`
}

/** `projects[2].github_link`, as JavaScript would write it. */
function fieldName(path: readonly { key?: unknown }[]): string {
  const name = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}

/** A value for a message, without the name and password in an address: many people read the log of a build. */
function shown(value: unknown): string {
  const json = (JSON.stringify(value) ?? String(value)).replaceAll(/\/\/[^\s"/@]*@/g, '//…@')
  return json.length > 120 ? `${json.slice(0, 120)}…` : json
}
