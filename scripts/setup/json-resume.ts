import * as v from 'valibot'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { contentError } from '#site-build/read/findings.ts'
import type { Project, SiteContent } from '#content/rules/site-content.ts'
import type { Answers } from './fields.ts'

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
  skills: list(v.object({ name: text, keywords: list(string) })),
  projects: list(v.object({ name: text, description: text, highlights: list(string), url: text })),
})
type Resume = v.InferOutput<typeof resumeSchema>

/** Sections that are taken, or that contain nothing about a person. */
const SHOWN = new Set(['basics', 'skills', 'projects', 'meta', '$schema'])
/** The group of skills without one. */
const OTHERS = 'Skills'
/** Addresses of a project's code; any other address is its deployment. */
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//

/**
 * Turns a JSON Resume into answers and lists, and sentences about the parts that are left out. Missing parts change nothing.
 * Telephone and street are left out, because the site is public.
 */
export function fromJsonResume(json: string, file: string) {
  const resume = parsed(json, file)
  const { basics } = resume
  const notes = Object.keys(resume)
    .filter((name) => !SHOWN.has(name) && JSON.stringify(resume[name]) !== '[]')
    .map((name) => `${name} is left out; a section of your own in content/site.yaml (sections) can show it.`)
  const answers: Answers = filled({
    name: basics.name,
    role: basics.label,
    ...parts(basics.summary),
    github: profileOf(basics, /^github$/i),
    linkedin: profileOf(basics, /^linkedin$/i),
    address: httpsOf(basics.url),
  })
  const lists = filled({
    projects: projectsOf(resume, notes),
    skills: skillGroups(resume),
    contact: contactsOf(basics),
  })
  if (Object.keys({ ...answers, ...lists }).length === 0)
    throw contentError(
      `${file}: expected basics, skills, or projects with descriptions, found none (jsonresume.org/schema)`,
    )
  return { answers, lists, notes: notes.map((note) => `${file}: ${note}`) }
}

/** Without empty texts and lists. */
function filled<Found extends Record<string, string | unknown[] | undefined>>(found: Found): Partial<Found> {
  const entries = Object.entries(found).filter(([, value]) => value && value.length > 0)
  return Object.fromEntries(entries) as Partial<Found>
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

/** One project for each title. @param notes receives sentences about those that are left out */
function projectsOf({ projects }: Resume, notes: string[]): Project[] {
  const shown = new Map<string, Project>()
  for (const { name: title, description, highlights, url } of projects) {
    const words = [description, ...highlights].find((one) => one !== '')
    const address = httpsOf(url)
    const link = address && { [CODE_HOST.test(address) ? 'github_link' : 'deployed_link']: address }
    if (title === '') continue
    if (words === undefined) notes.push(`the project "${title}" is left out, because it has no description.`)
    else if (shown.has(title)) notes.push(`of the projects "${title}" only the first is taken.`)
    else shown.set(title, { title, description: words, ...link })
  }
  return [...shown.values()]
}

/** One group for each name. Skills without keywords form another group. */
function skillGroups({ skills }: Resume): NonNullable<SiteContent['skills']> {
  const groups = new Map<string, Set<string>>()
  for (const { name, keywords } of skills) {
    const [group, words] = keywords.length > 0 ? [name || OTHERS, keywords] : [OTHERS, [name]]
    const named = words.filter((word) => word !== '')
    if (named.length > 0) groups.set(group, new Set([...(groups.get(group) ?? []), ...named]))
  }
  return Array.from(groups, ([name, words]) => ({ name, skills: [...words] }))
}

function contactsOf({ email, profiles }: Resume['basics']): NonNullable<SiteContent['contact']> {
  const others = profiles.flatMap(({ network, username, url }) => {
    const href = httpsOf(url)
    if (/^(?:github|linkedin|)$/i.test(network) || !href) return []
    return [{ label: network, text: username || href, href }]
  })
  return [...(email ? [{ label: 'Mail', text: email, href: `mailto:${email}` }] : []), ...others]
}

function profileOf({ profiles }: Resume['basics'], network: RegExp): string | undefined {
  const profile = profiles.find((one) => network.test(one.network))
  return profile && (httpsOf(profile.url) || profile.username)
}

/** Accepts `example.com` and `http://example.com`, which are common. Other texts give an empty one. */
function httpsOf(url: string): string {
  const address = url.replace(/^(?:http:\/\/|\/\/|(?!https:\/\/))/, 'https://')
  return url !== '' && URL.canParse(address) ? address : ''
}

/**
 * Divides a summary into first sentences for the top of the home page, and others for About. The first ones have a least length,
 * because `Intl` takes "Dr." for a sentence. A single sentence is used in both places, because neither may be empty.
 */
function parts(summary: string): { description: string; about: string } {
  let taken = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(summary))
    if (taken.length <= 40) taken += segment
  return { description: taken.trim(), about: summary.slice(taken.length) || summary }
}
