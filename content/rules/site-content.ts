import * as v from 'valibot'
import { contentMistake } from './content-mistake.ts'
import { type Fault, faultsOf } from './faults-of.ts'
import { siteSchema } from './site-schema.ts'

/** What the owner writes: the whole of `content/site.ts`. */
export type SiteContent = v.InferInput<typeof siteSchema>
/** The same with the defaults of what was left out. */
export type CheckedContent = v.InferOutput<typeof siteSchema>
export type Project = CheckedContent['projects'][number]
export type SkillGroup = CheckedContent['skills'][number]
export type HomeSection = NonNullable<SiteContent['sections']>[number]

/** Everything that is wrong with a content file. */
export function contentFaults(content: unknown): Fault[] {
  return faultsOf(siteSchema, content)
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
