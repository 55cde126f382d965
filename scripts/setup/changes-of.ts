import type { Change } from '#site-build/content-file/changed-content.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/articles/sample-addresses.ts'
import { type Answers, FIELDS, valueAt } from './fields.ts'
import { refusal } from './refusal.ts'
import { repositoryPlace } from './repository-place.ts'

/**
 * What answers change in the content file. Links of the sample that nobody answered for are taken out, because they lead to
 * nobody. Without any answer or value nothing changes.
 *
 * @throws Error for an account that cannot be one, and for a repository on a server of which nobody knows what it is; its cause
 *   does not name the flag
 * @param given values that are no answers: projects, skills and contacts of a JSON Resume
 */
export function changesOf(
  answers: Answers,
  present: SiteContent,
  given: Partial<Pick<SiteContent, 'projects' | 'skills' | 'contact'>> = {},
): Change[] {
  if (Object.keys({ ...answers, ...given }).length === 0) return []
  const place = answers.repository
    ? refusing('repository', () => repositoryPlace(answers, present.articles?.host))
    : {}
  const complete: Answers = { 'first-name': firstName(answers, present), ...answers, ...place }
  const answered = FIELDS.flatMap(({ flag, path, isOptional = false, toValue = String }): Change[] => {
    const answer = complete[flag]?.trim()
    const now = valueAt(present, path)
    if (answer === undefined) {
      const isNobodys = isOptional && typeof now === 'string' && isOfSample(now)
      return isNobodys ? [{ path, value: undefined }] : []
    }
    if (answer === '' && isOptional) return [{ path, value: flag === 'repository' ? null : undefined }]
    // What stands in the file may be what no answer could be.
    return [{ path, value: answer === now ? now : refusing(flag, () => toValue(answer)) }]
  })
  const lists = Object.entries(given).map(([field, value]) => ({ path: [field], value }))
  return [...answered, ...lists].filter(
    ({ path, value }) => JSON.stringify(value) !== JSON.stringify(valueAt(present, path)),
  )
}

function refusing<Value>(flag: string, valueOf: () => Value): Value {
  try {
    return valueOf()
  } catch (error) {
    throw Object.assign(refusal([`--${flag}: ${(error as Error).message}`]), { cause: error })
  }
}

/** A new name brings a new greeting, unless the owner has chosen another word for it. */
function firstName({ name }: Answers, { owner, greeting }: SiteContent): string | undefined {
  const isOwn = greeting.firstName !== owner.name.split(' ')[0]
  return name === undefined || isOwn ? undefined : name.trim().split(/\s+/)[0]
}
