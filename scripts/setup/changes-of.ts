import type { Change } from '#site-build/read/changed-content.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/sample-addresses.ts'
import { type Answers, FIELDS, valueAt } from './fields.ts'
import { repositoryPlace } from './repository-place.ts'

/**
 * The changes of the content file that answers make. They take out links of the sample without an answer, because these lead to
 * nobody. Without answers and lists nothing changes.
 *
 * @param given the projects, skills and contacts of a JSON Resume
 * @throws ContentMistake for a repository on an unknown server without its kind
 */
export function changesOf(
  answers: Answers,
  present: SiteContent,
  given: Partial<Pick<SiteContent, 'projects' | 'skills' | 'contact'>> = {},
): Change[] {
  if (Object.keys({ ...answers, ...given }).length === 0) return []
  const place = answers.repository ? repositoryPlace(answers, present.articles?.host) : {}
  const complete: Answers = { 'first-name': firstName(answers, present), ...answers, ...place }
  const answered = FIELDS.flatMap(({ flag, path, isOptional = false, toValue = String }): Change[] => {
    const answer = complete[flag]?.trim()
    const now = valueAt(present, path)
    if (answer === undefined) {
      const isNobodys = isOptional && typeof now === 'string' && isOfSample(now)
      return isNobodys ? [{ path, value: undefined }] : []
    }
    if (answer === '' && isOptional) return [{ path, value: flag === 'repository' ? null : undefined }]
    return [{ path, value: toValue(answer) }]
  })
  const lists = Object.entries(given).map(([field, value]) => ({ path: [field], value }))
  return [...answered, ...lists].filter(
    ({ path, value }) => JSON.stringify(value) !== JSON.stringify(valueAt(present, path)),
  )
}

/** A new name brings a new greeting, unless the owner has chosen another word for it. */
function firstName({ name }: Answers, { owner, greeting }: SiteContent): string | undefined {
  const isOwn = greeting.firstName !== owner.name.split(' ')[0]
  return name === undefined || isOwn ? undefined : name.trim().split(/\s+/)[0]
}
