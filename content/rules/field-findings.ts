import * as v from 'valibot'
import { isOfUnknown } from './fields.ts'

/** `field` is a path such as `projects.2.github_link`. */
export type FieldFinding = { field: string; message: string }

/** The mistakes in one of the owner's files. Unknown fields come first, because a misspelt one explains a missing one. */
export function fieldFindings(schema: v.GenericSchema, content: unknown): FieldFinding[] {
  const { issues = [] } = v.safeParse(schema, content)
  return issues
    .toSorted((a, b) => Number(isOfUnknown(b)) - Number(isOfUnknown(a)))
    .map((issue) => ({ field: v.getDotPath(issue) ?? 'the file', message: explain(issue) }))
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (isOfUnknown(issue)) return issue.message
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return 'expected a value, found nothing'
  if (issue.type === 'check_items') return `expected ${issue.message}`
  const expected = issue.message.startsWith('Invalid') ? (issue.expected ?? 'another value') : issue.message
  return `expected ${expected}, found ${shownValue(issue.input)}`
}

/** A value for a message, without the name and password in an address: many people read the log of a build. */
export function shownValue(value: unknown): string {
  const json = (JSON.stringify(value) ?? 'nothing').replaceAll(/\/\/[^\s"/@]*@/g, '//…@')
  return json.length > 120 ? `${json.slice(0, 120)}…` : json
}
