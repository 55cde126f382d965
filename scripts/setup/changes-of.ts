import { format } from 'oxfmt'
import { parseDocument } from 'yaml'
import type { Change } from '#site-build/read/settings.ts'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-warnings.ts'
import { type Answers, FIELDS, valueAt, valueOf } from './fields.ts'
import { contentMistake } from '#site-build/read/warnings.ts'
import { KNOWN_HOSTS, remoteOf } from '#site-build/source/remote.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'

/**
 * The changes of the content file that answers and the lists of a JSON Resume make. They take out links of the sample without an
 * answer, because these lead to nobody. Without answers and lists nothing changes.
 */
export function changesOf(
  answers: Answers,
  present: SiteContent,
  given: Partial<Pick<SiteContent, 'projects' | 'skills' | 'contact'>> = {},
): Change[] {
  if (Object.keys({ ...answers, ...given }).length === 0) return []
  const { owner, greeting, articles } = present
  const complete: Answers = { ...answers, ...repositoryPlace(answers, articles?.host) }
  // A new name brings a new greeting, unless the owner has chosen another word for it.
  if (greeting.firstName === owner.name.split(' ')[0])
    complete['first-name'] ??= answers.name?.trim().split(/\s+/)[0]
  const values = new Map<string, unknown>()
  for (const field of FIELDS) {
    const { flag, path, isOptional } = field
    const answer = complete[flag]?.trim()
    const now = valueAt(present, path)
    const isGone = isOptional && (answer === '' || (answer === undefined && isOfSample(String(now))))
    if (isGone) values.set(path, flag === 'repository' ? null : undefined)
    else if (answer !== undefined) values.set(path, valueOf(answer, field))
  }
  return [...values, ...Object.entries(given)]
    .filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(present, path)))
    .map(([path, value]) => ({ path: path.split('.'), value }))
}

/** Reads the place of the articles from an answer: `owner/name`, or any address of the repository, which also names the server. */
function repositoryPlace({ repository: answer = '', ...others }: Answers, presentHost = 'github'): Answers {
  const remote = /[@:]/.test(answer) ? remoteOf(answer) : null
  if (!remote) return {}
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
  const written = document.toString({ lineWidth: 0, singleQuote: true })
  const { code } = await format(file, written, { singleQuote: true, printWidth: 110 })
  return code
}

/** Checks the content with answers in it. A mistake in an answer that was no flag is one of the file. */
export function checkAnswers(content: unknown, flags: Answers): void {
  // Without the lines of the file, which does not have these values yet.
  const mistakes = wrongFields(content).map(({ field, message }) => {
    const flag = FIELDS.find(({ path }) => path === field)?.flag ?? ''
    return `  - ${flag in flags ? `--${flag}` : `${OWNER_FILES.site}: ${field}`}: ${message}`
  })
  if (mistakes.length > 0) throw contentMistake(['Nothing was written:', ...mistakes].join('\n'))
}
