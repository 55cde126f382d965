import * as v from 'valibot'

export type FieldMistake = { field: string; message: string }

/** The mistakes in one of the owner's files. Unknown fields come first, because a misspelt one explains a missing one. */
export function fieldMistakes(schema: v.GenericSchema, content: unknown): FieldMistake[] {
  const { issues = [] } = v.safeParse(schema, content)
  return issues.toSorted((a, b) => Number(isOfUnknown(b)) - Number(isOfUnknown(a))).map(mistakeOf)
}

function isOfUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

function mistakeOf(issue: v.BaseIssue<unknown>): FieldMistake {
  const { path = [] } = issue
  const around: unknown = path.at(-1)?.input
  // For Valibot a list is an object whose fields are numbers.
  if (isOfUnknown(issue) && Array.isArray(around))
    return {
      field: fieldName(path.slice(0, -1)),
      message: `expected { … } with named fields, found ${shown(around)}`,
    }
  return { field: fieldName(path), message: explain(issue) }
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
