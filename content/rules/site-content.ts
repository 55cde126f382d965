import * as v from 'valibot'
import { type FieldMistake, fieldMistakes } from './field-mistakes.ts'
import { siteSchema } from './site-schema.ts'

/** What the owner writes: the whole of `content/site.ts`. */
export type SiteContent = v.InferInput<typeof siteSchema>
/** The same with the defaults of what was left out. */
export type CheckedContent = v.InferOutput<typeof siteSchema>
export type Project = CheckedContent['projects'][number]
export type SkillGroup = CheckedContent['skills'][number]
export type HomeSection = NonNullable<SiteContent['sections']>[number]

/** Everything that is wrong with a content file. */
export function wrongFields(content: unknown): FieldMistake[] {
  return fieldMistakes(siteSchema, content)
}

/** The content with the defaults of what was left out. @throws for content with a mistake */
export function withDefaults(content: unknown): CheckedContent {
  return v.parse(siteSchema, content)
}
