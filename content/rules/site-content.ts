import * as v from 'valibot'
import { contentMistake } from './content-mistake.ts'
import { siteSchema } from './site-schema.ts'

/** What the owner writes: the whole of `content/site.ts`. */
export type SiteContent = v.InferInput<typeof siteSchema>
/** The same with the defaults of what was left out. */
export type CheckedContent = v.InferOutput<typeof siteSchema>
export type Project = CheckedContent['projects'][number]
export type SkillGroup = CheckedContent['skills'][number]
export type HomeSection = NonNullable<SiteContent['sections']>[number]

/** A field and what is wrong with it. */
export type ContentFault = { field: string; message: string }

/** Everything that is wrong with a content file. Unknown fields are first: a misspelt one explains a missing one. */
export function contentFaults(content: unknown): ContentFault[] {
  const { issues = [] } = v.safeParse(siteSchema, content)
  const inOrder = [...issues.filter(isOfUnknown), ...issues.filter((issue) => !isOfUnknown(issue))]
  return inOrder.map((issue) => ({ field: fieldName(issue.path ?? []), message: explain(issue) }))
}

/**
 * Checks the content file.
 *
 * @param names what fields are called where they come from, by field: `SITE_REPOSITORY` for `articles.repository`
 * @throws Error with one line for each fault: field or other name, expected, found
 */
export function checkSiteContent(
  content: unknown,
  names: ReadonlyMap<string, string> = new Map(),
): CheckedContent {
  const result = v.safeParse(siteSchema, content)
  if (result.success) return result.output
  const lines = contentFaults(content).map(
    ({ field, message }) => `  - ${names.get(field) ?? field}: ${message}`,
  )
  throw contentMistake(['content/site.ts needs a correction:', ...lines].join('\n'))
}

function isOfUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (isOfUnknown(issue)) return issue.message
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return 'expected a value, found nothing'
  const expected = issue.message.startsWith('Invalid') ? (issue.expected ?? 'another value') : issue.message
  return `expected ${expected}, found ${shown(issue.input)}`
}

/** `projects[2].github_link`, as in the file. */
function fieldName(path: readonly { key?: unknown }[]): string {
  const name = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 120 ? `${json.slice(0, 120)}…` : json
}
