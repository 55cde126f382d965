import type { SiteContent } from '#content/site-content.ts'

/** The owner that the project comes with. Under this name it is the sample itself. */
const SAMPLE_NAME = 'Alex Morgan'
/** What stands in the sample's addresses, for the owner's own. */
const PLACEHOLDER = /\byour-name\b|\byour-resume\b|\balex-morgan\.example\b/

/**
 * One note on the fields of the content file that still hold the sample's addresses, once the name is the owner's own:
 * they are valid, and lead nowhere.
 */
export function placeholderNotes(content: SiteContent): string[] {
  if (content.owner.name === SAMPLE_NAME) return []
  const fields = fieldsWithPlaceholders(content, '')
  if (fields.length === 0) return []
  return [`content/site.ts: expected your own addresses, found those of the sample in ${fields.join(', ')}`]
}

/** @param name of the value, as in `projects[0].github_link` */
function fieldsWithPlaceholders(value: unknown, name: string): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [name] : []
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => fieldsWithPlaceholders(item, `${name}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsWithPlaceholders(item, name === '' ? key : `${name}.${key}`),
  )
}
