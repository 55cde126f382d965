import * as v from 'valibot'
import { type FieldMistake, fieldMistakes } from './field-mistakes.ts'
import { siteSchema } from './site-schema.ts'

/** The value that `content/site.yaml` exports. */
export type SiteContent = v.InferInput<typeof siteSchema>
/** The same with the defaults of optional fields. */
export type CheckedContent = v.InferOutput<typeof siteSchema>
export type Project = CheckedContent['projects'][number]
export type SkillGroup = CheckedContent['skills'][number]

/** All mistakes in a content file. */
export function wrongFields(content: unknown): FieldMistake[] {
  return fieldMistakes(siteSchema, content)
}

/** The content with the defaults of optional fields. @throws if it has a mistake */
export function withDefaults(content: unknown): CheckedContent {
  return v.parse(siteSchema, content)
}
