import * as v from 'valibot'
import { contentMistake } from './content-mistake.ts'
import { repeatedNames } from './repeated-names.ts'

/** An object with these fields and no others; where it is none, the message names them. */
function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.entries(entries).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name))
  return v.strictObject(entries, `{ ${names.join(', ')} }`)
}

const text = v.pipe(
  v.string('some text'),
  v.check((value) => value.trim() !== '', 'some text that is not blank'),
)

const httpsAddress = v.pipe(v.string('an https:// address'), v.check(isHttpsAddress, 'an https:// address'))

const WHOLE_ADDRESS =
  'an https:// address (of a file in public/ the whole one, such as "https://me.example/resume.pdf")'
const resumeAddress = v.pipe(v.string(WHOLE_ADDRESS), v.check(isHttpsAddress, WHOLE_ADDRESS))

const picture = record({
  /** A file in `public/`, named from there (`pictures/tick.webp`), or an https:// address. */
  address: v.pipe(
    v.string('the path of a file in public/, or an https:// address'),
    v.check(
      (address) => isHttpsAddress(address) || isPathInside(address),
      'the path of a file in public/, such as "pictures/tick.webp", or an https:// address',
    ),
  ),
  /** What it shows, for those who do not see it. */
  alt: text,
})

const project = record({
  title: text,
  description: text,
  github_link: httpsAddress,
  deployed_link: v.optional(httpsAddress),
  /** A picture of the owner's own, in place of the drawn landscape. */
  image: v.optional(picture),
})

const contact = record({
  /** What it is: "Mail", "Phone", "Place". */
  label: text,
  /** What to show. */
  text,
  /** Where it leads, if anywhere: `mailto:`, `tel:` or `https:`. */
  href: v.optional(
    v.pipe(
      v.string('a mailto:, tel: or https:// address'),
      v.check(
        (href) => /^(mailto:|tel:)./.test(href) || isHttpsAddress(href),
        'a mailto:, tel: or https:// address',
      ),
    ),
  ),
})

const skillGroup = record({
  name: text,
  skills: v.pipe(
    v.array(text, 'a list of words'),
    v.check((skills) => skills.length > 0, 'at least one skill'),
  ),
})

/** The rules of `content/site.ts` that a type cannot say. Each message is what was expected, in a few words. */
const siteSchema = record({
  /** Where the site will live. A path after the host (`https://me.example/portfolio/`) puts it under that path. */
  address: v.pipe(
    v.string('the address of the site'),
    v.check(isSiteAddress, 'an https:// (or http://localhost) address without "?" and "#"'),
  ),
  /** The language of the words below and of the articles, as a BCP 47 tag. */
  lang: v.pipe(
    v.string('a language tag'),
    v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language tag such as "en"'),
  ),
  /** Whether visitors' browsers keep the site for times without a network. */
  worksOffline: v.boolean('true or false'),
  owner: record({ name: text, role: text }),
  /** HERO-1: a greeting, a pronoun and the owner's first name. */
  greeting: record({ hello: text, pronoun: text, firstName: text }),
  /** HERO-3. */
  description: text,
  links: record({ github: httpsAddress, linkedin: httpsAddress, resume: resumeAddress }),
  /** ABOUT-1. */
  about: text,
  /** ABOUT-2: empty until there is something to show. */
  contact: v.array(contact, 'a list of contacts'),
  projects: v.pipe(
    v.array(project, 'a list of projects'),
    v.check((projects) => projects.length > 0, 'at least one project'),
    v.rawCheck(({ dataset, addIssue }) => {
      const received = dataset.typed
        ? repeatedNames(
            'projects',
            dataset.value.map(({ title }) => title),
          )
        : ''
      if (received !== '') addIssue({ message: 'titles that differ', received })
    }),
  ),
  skills: v.pipe(
    v.array(skillGroup, 'a list of skill groups'),
    v.check((groups) => groups.length > 0, 'at least one skill group'),
    v.rawCheck(({ dataset, addIssue }) => {
      const received = dataset.typed
        ? repeatedNames(
            'skills',
            dataset.value.map(({ name }) => name),
          )
        : ''
      if (received !== '') addIssue({ message: 'group names that differ', received })
    }),
  ),
  articles: record({
    /** `owner/name` of a public GitHub repository, or `null`: the articles in this folder's `articles/`. */
    repository: v.nullable(
      v.pipe(
        v.string('"owner/name", or null for the articles of this checkout'),
        v.regex(
          /^[A-Za-z0-9-]+\/(?!\.{1,2}$)[\w.-]+$/,
          '"owner/name", or null for the articles of this checkout',
        ),
        // GitHub takes the ending off a name; it is that of an address to clone.
        v.check((name) => !/\.git$/i.test(name), '"owner/name" without ".git"'),
      ),
    ),
    /** GitHub's two hosts; another pair stands in for them in tests. */
    api: v.pipe(
      v.string('an address'),
      v.check(isHostAddress, 'an address such as "https://api.github.com"'),
    ),
    raw: v.pipe(
      v.string('an address'),
      v.check(isHostAddress, 'an address such as "https://raw.githubusercontent.com"'),
    ),
  }),
})

/** Everything the owner writes: the whole of `content/site.ts`. */
export type SiteContent = v.InferInput<typeof siteSchema>
export type Project = SiteContent['projects'][number]
export type SkillGroup = SiteContent['skills'][number]
export type Contact = SiteContent['contact'][number]

/**
 * Checks the content file and says everything that is wrong with it at once.
 *
 * @param content what `content/site.ts` exports
 * @param variables the environment variables that stand in for fields of it, by the field: `articles.repository`
 * @returns the same content, typed
 * @throws Error with one line a problem: file or environment, field or variable, what was expected, what was found
 */
export function checkSiteContent(
  content: unknown,
  variables: ReadonlyMap<string, string> = new Map(),
): SiteContent {
  const result = v.safeParse(siteSchema, content)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => {
    const field = fieldName(issue.path ?? [])
    const variable = variables.get(field)
    return {
      of: variable === undefined ? 'content/site.ts' : 'The environment',
      line: `  - ${variable ?? field}: ${explain(issue)}`,
    }
  })
  const places = [...new Set(problems.map(({ of }) => of))]
  throw contentMistake(
    places
      .map((place) =>
        [
          `${place} needs a correction:`,
          ...problems.filter(({ of }) => of === place).map(({ line }) => line),
        ].join('\n'),
      )
      .join('\n'),
  )
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'no field of this name is known'
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return 'expected a value, found nothing'
  const expected = issue.message.startsWith('Invalid') ? (issue.expected ?? 'another value') : issue.message
  // Such a check names what it has found in a long list.
  return `expected ${expected}, found ${issue.type === 'raw_check' ? issue.received : shown(issue.input)}`
}

/** `projects[2].github_link`, the way it is written in the file. */
function fieldName(path: readonly { key?: unknown }[]): string {
  const name = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 120 ? `${json.slice(0, 120)}…` : json
}

function isHttpsAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** A relative path of plain names: it needs no encoding, and cannot climb out of its folder. */
function isPathInside(path: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)
}

function isSiteAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash } = new URL(address)
  const secure =
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  return secure && search === '' && hash === '' && !/[?#]/.test(address)
}

function isHostAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && !/[?#]|\/$/.test(address)
}
