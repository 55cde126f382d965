import type { Finding } from '#site-build/model.ts'
import * as v from 'valibot'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { contentError } from '#site-build/read/findings.ts'
import type { Project } from '#content/rules/project-schema.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { type Answers, MAIL } from './fields.ts'

// Every field of a JSON Resume is optional, and a file may contain others (jsonresume.org/schema, version 1.0.0).
const string = v.pipe(v.string(), v.trim())
const text = v.optional(string, '')
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])

const resumeSchema = v.looseObject({
  basics: v.optional(
    v.looseObject({
      name: text,
      label: text,
      email: text,
      url: text,
      summary: text,
      profiles: list(v.object({ network: text, username: text, url: text })),
    }),
    {},
  ),
  skills: list(v.looseObject({ name: text, keywords: list(string) })),
  projects: list(v.looseObject({ name: text, description: text, highlights: list(string), url: text })),
})
type Resume = v.InferOutput<typeof resumeSchema>

/** Sections that are taken, or that contain nothing about a person. */
const SHOWN = new Set(['basics', 'skills', 'projects', 'meta', '$schema'])
/** The fields of parts that are taken, or that have a finding of their own. Of a project without a description, highlights are one. */
const TAKEN = {
  basics: new Set(['name', 'label', 'email', 'url', 'summary', 'profiles']),
  skills: new Set(['name', 'keywords']),
  projects: new Set(['name', 'description', 'url']),
}
/** The group of skills without one. */
const OTHERS = 'Skills'
/** Addresses of a project's code; any other address is its deployment. */
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//

/**
 * Turns a JSON Resume into answers and lists, and findings about the parts that are left out. Missing parts change nothing.
 * Telephone and street are left out, because the site is public.
 */
export function fromJsonResume(json: string, file: string) {
  const resume = parsed(json, file)
  const { basics } = resume
  const messages = Object.keys(resume)
    .filter((name) => !SHOWN.has(name) && JSON.stringify(resume[name]) !== '[]')
    .map((name) => `${name} is left out; a section of your own in content/site.yaml (sections) can show it.`)
  messages.push(
    ...leftOut('basics', [basics], TAKEN.basics),
    ...leftOut('skills', resume.skills, TAKEN.skills),
  )
  for (const { network, url, username } of basics.profiles)
    if (!isHome(network) && !httpsOf(url) && `${network}${username}` !== '')
      messages.push(`the profile "${network || username}" is left out, because it has no address (url).`)
  const answers: Answers = filled({
    name: basics.name,
    role: basics.label,
    [MAIL]: basics.email,
    description: firstSentences(basics.summary),
    about: basics.summary,
    github: profileOf(basics, /^github$/i),
    linkedin: profileOf(basics, /^linkedin$/i),
    address: httpsOf(basics.url),
  })
  const lists = filled({
    projects: projectsOf(resume, messages),
    skills: skillGroups(resume),
    contact: contactsOf(basics),
  })
  if (Object.keys({ ...answers, ...lists }).length === 0)
    throw contentError(
      `${file}: expected basics, skills, or projects with descriptions, found none (jsonresume.org/schema)`,
    )
  return { answers, lists, findings: messages.map((message): Finding => ({ file, message })) }
}

/** The fields that have a value: no empty texts and lists. */
function filled<Fields extends Record<string, string | unknown[] | undefined>>(
  fields: Fields,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value.length > 0)
  return Object.fromEntries(entries) as Partial<Fields>
}

function parsed(json: string, file: string): Resume {
  let value: unknown
  try {
    // Editors on Windows write a byte order mark.
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = oneLine((error as Error).message)
    throw contentError(`${file}: expected a JSON Resume, found no JSON: ${reason}`)
  }
  const { success, output, issues } = v.safeParse(resumeSchema, value)
  if (success) return output
  const [{ path, expected, received }] = issues
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'the file'
  throw contentError(`${file}: ${field}: expected ${expected}, found ${received} (jsonresume.org/schema)`)
}

/** One project for each title. @param messages receives sentences about those that are left out */
function projectsOf({ projects }: Resume, messages: string[]): Project[] {
  const shown = new Map<string, Project>()
  for (const project of projects) {
    const { name: title, description, highlights, url } = project
    const words = [description, ...highlights].find((sentence) => sentence !== '')
    const address = httpsOf(url)
    const link = address && { [CODE_HOST.test(address) ? 'github_link' : 'deployed_link']: address }
    if (title === '') {
      if (words !== undefined) messages.push(`a project is left out, because it has no name: "${words}".`)
      continue
    }
    if (words === undefined)
      messages.push(`the project "${title}" is left out, because it has no description.`)
    else if (shown.has(title)) messages.push(`of the projects "${title}" only the first is taken.`)
    else {
      shown.set(title, { title, description: words, ...link })
      const others =
        words === description ? highlights : highlights.filter((highlight) => highlight !== words)
      messages.push(
        ...leftOut(`the project "${title}"`, [{ ...project, highlights: others }], TAKEN.projects),
      )
    }
  }
  return [...shown.values()]
}

/** One group for each name. Skills without keywords form another group. */
function skillGroups({ skills }: Resume): NonNullable<SiteContent['skills']> {
  const groups = new Map<string, Set<string>>()
  for (const { name, keywords } of skills) {
    const isGroup = keywords.length > 0
    const groupName = (isGroup && name) || OTHERS
    const words = isGroup ? keywords : [name]
    for (const word of words) {
      if (word === '') continue
      const group = groups.get(groupName) ?? new Set()
      groups.set(groupName, group.add(word))
    }
  }
  return Array.from(groups, ([name, words]) => ({ name, skills: [...words] }))
}

function contactsOf({ profiles }: Resume['basics']): NonNullable<SiteContent['contact']> {
  return profiles.flatMap(({ network, username, url }) => {
    const href = httpsOf(url)
    if (isHome(network) || !href) return []
    return [{ label: network || new URL(href).hostname, text: username || href, href }]
  })
}

/** Whether a network has its own field in the links, where its name is enough. */
function isHome(network: string): boolean {
  return /^(?:github|linkedin)$/i.test(network)
}

/** One note about the fields of some parts that are not taken, if they contain anything. */
function leftOut(
  whole: string,
  parts: readonly Readonly<Record<string, unknown>>[],
  taken: ReadonlySet<string>,
): string[] {
  const fields = parts.flatMap((part) =>
    Object.keys(part).filter((name) => !taken.has(name) && hasContent(part[name])),
  )
  const names = [...new Set(fields)]
  if (names.length === 0) return []
  return [`of ${whole}, ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} left out.`]
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent)
  return value !== null && value !== undefined
}

function profileOf({ profiles }: Resume['basics'], network: RegExp): string | undefined {
  const profile = profiles.find((candidate) => network.test(candidate.network))
  return profile && (httpsOf(profile.url) || profile.username)
}

/** Accepts `example.com` and `http://example.com`, which are common. Other texts give an empty one. */
function httpsOf(url: string): string {
  const address = url.replace(/^(?:http:\/\/|\/\/|(?!https:\/\/))/, 'https://')
  return url !== '' && URL.canParse(address) ? address : ''
}

/**
 * The first sentences of a summary, for the top of the home page. They have a least length, because `Intl` takes "Dr." for a
 * sentence.
 */
function firstSentences(summary: string): string {
  let sentences = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(summary))
    if (sentences.length <= 40) sentences += segment
  return sentences.trim()
}
