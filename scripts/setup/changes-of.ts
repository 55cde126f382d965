import { format, resolveConfig } from 'prettier'
import { parseDocument } from 'yaml'
import type { Change } from '#site-build/read/settings.ts'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-warnings.ts'
import { type Answers, FIELDS, valueAt } from './fields.ts'
import { contentMistake } from '#site-build/read/warnings.ts'
import { KNOWN_HOSTS, remoteOf } from '#site-build/source/remote.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'

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

/**
 * Reads the place of the articles from an answer: `owner/name`, or any address of the repository, which also names the server.
 *
 * @throws ContentMistake for an unknown server without its kind
 */
function repositoryPlace({ repository: answer = '', ...others }: Answers, presentHost = 'github'): Answers {
  const remote = /[@:]/.test(answer) ? remoteOf(answer) : null
  if (!remote) return { repository: answer }
  const { host: name, path: repository } = remote
  const known = KNOWN_HOSTS.get(name)?.kind
  if (known !== undefined)
    return { repository, 'articles-address': '', ...(known !== presentHost && { 'articles-host': known }) }
  const host = others['articles-host'] ?? presentHost
  if (host !== 'gitlab' && host !== 'forgejo')
    throw contentMistake(
      `--repository: expected a repository on ${[...KNOWN_HOSTS.keys()].join(', ')}, found one on ${name}. Add --articles-host gitlab, or --articles-host forgejo (also for Gitea).`,
    )
  const address = /^https:/i.test(answer) ? new URL(answer).origin : `https://${name}`
  return { repository, 'articles-host': host, 'articles-address': address }
}

/** Puts new values into a YAML file, in the format of the project. Comments, order and other values stay. */
export async function editedYaml(text: string, changes: readonly Change[], file: string): Promise<string> {
  const document = parseDocument(text)
  for (const { path, value } of changes) {
    if (value !== undefined) document.setIn(path, value)
    else if (document.hasIn(path)) document.deleteIn(path)
  }
  return format(document.toString({ lineWidth: 0, singleQuote: true }), {
    ...(await resolveConfig(file)),
    filepath: file,
  })
}

/**
 * Checks the content with the answers in it.
 *
 * @param names the names of answers, by their fields; a mistake in another field is one of the file
 * @throws ContentMistake with one line for each mistake: name, expected, found
 */
export function checkAnswers(content: unknown, names: ReadonlyMap<string, string>): void {
  // Without the lines of the file, which does not have these values yet.
  const mistakes = wrongFields(content).map(
    ({ field, message }) => `${names.get(field) ?? `${OWNER_FILES.site}: ${field}`}: ${message}`,
  )
  if (mistakes.length > 0)
    throw contentMistake(['Nothing was written:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'))
}
