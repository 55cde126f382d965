import { isDeepStrictEqual } from 'node:util'
import { format } from 'oxfmt'
import { type Document, isScalar, parseDocument, YAMLMap } from 'yaml'
import type { Change } from '#site-build/read/settings.ts'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-findings.ts'
import { type Answers, contactsWithMail, FIELDS, isMailAddress, MAIL, valueAt, valueOf } from './fields.ts'
import { fieldLabel } from '#site-build/read/field-label.ts'
import { contentError } from '#site-build/read/findings.ts'
import { KNOWN_HOSTS, remoteOf } from '#site-build/source/remote.ts'
import { givenName, greetingIn } from './greetings.ts'
import type { ResumeLists } from './resume/json-resume.ts'
import { withSections } from './resume/replaced-lists.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'

/**
 * The changes of the content file that answers and the lists of a JSON Resume make. They take out links of the sample without an
 * answer, because these lead to nobody. Without answers and lists nothing changes.
 */
export function changesOf(answers: Answers, present: SiteContent, resumeLists: ResumeLists = {}): Change[] {
  if (Object.keys({ ...answers, ...resumeLists }).length === 0) return []
  const { owner, greeting, articles } = present
  const complete: Answers = { ...answers }
  // A new name brings a new greeting, unless the owner has chosen another word for it.
  const lang = answers.lang || (present.lang ?? 'en')
  const isOfName = [givenName(owner.name, 'en'), givenName(owner.name, lang)].includes(greeting.firstName)
  if (isOfName && answers.name !== undefined) complete['first-name'] ??= givenName(answers.name, lang)
  const { facts, sections, ...lists } = resumeLists
  const values = new Map<string, unknown>(Object.entries(lists))
  if (facts) values.set('owner.facts', facts)
  if (sections) values.set('sections', withSections(present, sections))
  for (const field of FIELDS) {
    const { flag, path, isOptional } = field
    const answer = complete[flag]?.trim()
    if (flag === MAIL) {
      if (answer !== undefined) {
        const contacts = resumeLists.contact ?? present.contact ?? []
        values.set(path, contactsWithMail(contacts, checkedMail(answer)))
      }
      continue
    }
    const now = valueAt(present, path)
    const isGone = isOptional && (answer === '' || (answer === undefined && isOfSample(String(now))))
    if (isGone) values.set(path, flag === 'repository' ? null : undefined)
    else if (flag === 'resume-link' && answer !== undefined && isFileName(answer)) {
      const newAddress = values.get('address')
      const address = typeof newAddress === 'string' ? newAddress : present.address
      values.set(path, new URL(encodeURIComponent(answer), address.replace(/\/?$/, '/')).href)
    } else if (answer !== undefined) values.set(path, valueOf(answer, field))
  }
  const newGreeting = answers.lang ? greetingIn(answers.lang, greeting) : null
  if (newGreeting)
    values.set('greeting.hello', newGreeting.hello).set('greeting.pronoun', newGreeting.pronoun)
  const remote = repositoryAt(answers.repository)
  if (remote) {
    values.set('articles.repository', remote.repository).set('articles.address', undefined)
    if (remote.host !== (articles?.host ?? 'github')) values.set('articles.host', remote.host)
  }
  return [...values]
    .filter(([path, value]) => !isDeepStrictEqual(value ?? null, valueAt(present, path) ?? null))
    .map(([path, value]) => ({ path: path.split('.'), value }))
}

/** A file in `public/`, such as `resume.pdf`: its address begins with that of the site. */
function isFileName(answer: string): boolean {
  return /^[^/\\:]+\.(?:pdf|html?|docx?|odt|md|txt)$/i.test(answer)
}

/** @throws ContentError if it is no address, and not empty */
function checkedMail(answer: string): string {
  if (answer === '' || isMailAddress(answer)) return answer
  throw contentError(`--mail: expected an address such as "me@me.example", found "${answer}"`)
}

/** The host of the articles and the repository there, if an answer is an address and not a name. */
function repositoryAt(answer = '') {
  const remote = /[@:]/.test(answer) ? remoteOf(answer) : null
  if (!remote) return null
  const host = KNOWN_HOSTS.get(remote.host)?.kind
  if (host !== undefined) return { host, repository: remote.path }
  throw contentError(
    `--repository: expected a repository on ${[...KNOWN_HOSTS.keys()].join(', ')}, found one on ${remote.host}. For a server of your own, write articles.host and articles.address into ${OWNER_FILES.site} (docs/building.md).`,
  )
}

/** Puts new values into a YAML file, in the format of the project. Comments, order and other values stay. */
export async function editedYaml(text: string, changes: readonly Change[], file: string): Promise<string> {
  const document = parseDocument(text)
  for (const { path, value } of changes) {
    if (value !== undefined) {
      fillEmptyGroups(document, path)
      document.setIn(path, value)
    } else if (document.hasIn(path)) document.deleteIn(path)
  }
  const written = document.toString({ lineWidth: 0, singleQuote: true })
  const { code } = await format(file, written, { singleQuote: true, printWidth: 110 })
  return code
}

/** Lets a group without fields (`links:`) take one. The comments in it stay. */
function fillEmptyGroups(document: Document, path: readonly string[]): void {
  for (let length = 1; length < path.length; length += 1) {
    const group = path.slice(0, length)
    const node = document.getIn(group, true)
    if (isScalar(node) && node.value === null) {
      const filled = new YAMLMap(document.schema)
      filled.comment = node.comment
      document.setIn(group, filled)
    }
  }
}

/** Checks the content with answers in it. A mistake in an answer that was no flag is one of the file. */
export function checkAnswers(content: unknown, flags: Answers): void {
  // Without the lines of the file, which does not have these values yet.
  const findings = wrongFields(content).map(({ field: wrongField, message }) => {
    const answered = FIELDS.find(({ path, flag }) => path === wrongField && flag in flags)
    if (answered === undefined)
      return `  - ${OWNER_FILES.site}: ${fieldLabel(wrongField, content)}: ${message}`
    const { flag, accounts } = answered
    if (accounts === undefined) return `  - --${flag}: ${message}`
    // The content has the address of the account, but the owner may have answered with its name.
    return `  - --${flag}: expected the name of an account, or its https:// address, found "${flags[flag]}"`
  })
  if (findings.length > 0) throw contentError(['Nothing was written:', ...findings].join('\n'))
}
