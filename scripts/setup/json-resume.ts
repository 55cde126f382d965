import * as v from 'valibot'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { contentMistake } from '#site-build/read/warnings.ts'
import type { Project, SiteContent } from '#content/rules/site-content.ts'
import type { Answers } from './fields.ts'

// Every field of a JSON Resume is optional, and a file may contain others (jsonresume.org/schema, version 1.0.0).
const text = v.optional(v.string(), '')
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
  skills: list(v.object({ name: text, keywords: list(v.string()) })),
  projects: list(v.object({ name: text, description: text, highlights: list(v.string()), url: text })),
})
type Resume = v.InferOutput<typeof resumeSchema>

type FromResume = {
  answers: Answers
  lists: Partial<Pick<SiteContent, 'projects' | 'skills' | 'contact'>>
  /** Sentences about the parts of the file that are left out. */
  notes: string[]
}

/** The group of skills without one. */
const OTHERS = 'Skills'

/** Sections that are taken, or that contain nothing about a person. */
const SHOWN = new Set(['basics', 'skills', 'projects', 'meta', '$schema'])

/** Addresses of a project's code; any other address is its deployment. */
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//

/**
 * Turns a JSON Resume into answers and lists. Missing parts change nothing. Telephone and street are left out, because the site is
 * public.
 *
 * @param json the text of the file
 * @param file its name, for messages
 * @throws Error that names file and field
 */
export function fromJsonResume(json: string, file: string): FromResume {
  const resume = parsed(json, file)
  const { basics } = resume
  const { projects, notes } = projectsOf(resume)
  const skills = skillGroups(resume.skills)
  const contact = contactsOf(basics)
  const { description, about } = parts(basics.summary)
  const answers = {
    name: basics.name,
    role: basics.label,
    about,
    description,
    github: profileOf(basics, /^github$/i),
    linkedin: profileOf(basics, /^linkedin$/i),
    address: httpsOf(basics.url) ?? '',
  }
  const lists = {
    ...(projects.length > 0 && { projects }),
    ...(skills.length > 0 && { skills }),
    ...(contact.length > 0 && { contact }),
  }
  const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
  if (given.length + Object.keys(lists).length === 0)
    throw contentMistake(
      `${file}: expected basics, skills, or projects with descriptions, found none (jsonresume.org/schema)`,
    )
  const others = Object.keys(resume).filter(
    (name) => !SHOWN.has(name) && JSON.stringify(resume[name]) !== '[]',
  )
  const hints = others.map(
    (name) => `${name} is left out; a section of your own in content/site.yaml (sections) can show it.`,
  )
  return {
    answers: Object.fromEntries(given),
    lists,
    notes: [...notes, ...hints].map((note) => `${file}: ${note}`),
  }
}

function parsed(json: string, file: string): Resume {
  let value: unknown
  try {
    // Editors on Windows write a byte order mark.
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw contentMistake(
      `${file}: expected a JSON Resume, found no JSON: ${oneLine((error as Error).message)}`,
    )
  }
  const result = v.safeParse(resumeSchema, value)
  if (result.success) return result.output
  const [{ path, expected, received }] = result.issues
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'the file'
  throw contentMistake(`${file}: ${field}: expected ${expected}, found ${received} (jsonresume.org/schema)`)
}

/** One project for each title, and sentences about those that are left out. */
function projectsOf(resume: Resume): { projects: Project[]; notes: string[] } {
  const shown = new Map<string, Project>()
  const notes: string[] = []
  for (const project of resume.projects.map(projectOf)) {
    const { title, description } = project
    if (title === '') continue
    if (description === '') notes.push(`the project "${title}" is left out, because it has no description.`)
    else if (shown.has(title)) notes.push(`of the projects "${title}" only the first is taken.`)
    else shown.set(title, project)
  }
  return { projects: [...shown.values()], notes }
}

function projectOf({ name, description, highlights, url }: Resume['projects'][number]): Project {
  const address = httpsOf(url)
  return {
    title: name.trim(),
    description: [description, ...highlights].find((text) => text.trim() !== '') ?? '',
    ...(address !== null && { [CODE_HOST.test(address) ? 'github_link' : 'deployed_link']: address }),
  }
}

/** One group for each name. Skills without keywords form another group. */
function skillGroups(skills: Resume['skills']): NonNullable<SiteContent['skills']> {
  const groups = new Map<string, string[]>()
  for (const { name, keywords } of skills) {
    const [group, words] = keywords.length > 0 ? [name.trim() || OTHERS, keywords] : [OTHERS, [name]]
    groups.set(group, [...(groups.get(group) ?? []), ...words.filter((word) => word.trim() !== '')])
  }
  return [...groups]
    .map(([name, words]) => ({ name, skills: [...new Set(words)] }))
    .filter(({ skills: words }) => words.length > 0)
}

function contactsOf({ email, profiles }: Resume['basics']): NonNullable<SiteContent['contact']> {
  const others = profiles.flatMap(({ network, username, url }) => {
    const href = httpsOf(url)
    if (/^(github|linkedin)$/i.test(network) || href === null || network.trim() === '') return []
    return [{ label: network, text: username.trim() || href, href }]
  })
  const mail = email.trim()
  return [...(mail === '' ? [] : [{ label: 'Mail', text: mail, href: `mailto:${mail}` }]), ...others]
}

function profileOf({ profiles }: Resume['basics'], network: RegExp): string {
  const profile = profiles.find((one) => network.test(one.network.trim()))
  return (profile && httpsOf(profile.url)) ?? profile?.username ?? ''
}

/** Accepts `example.com` and `http://example.com`, which are common. @returns null for other texts */
function httpsOf(url: string): string | null {
  const address = url.trim().replace(/^(?:http:\/\/|\/\/|(?!https:\/\/))/, 'https://')
  return url.trim() !== '' && URL.canParse(address) ? address : null
}

/**
 * Divides a summary into first sentences for the top of the home page, and others for About. The first ones have a least length,
 * because `Intl` takes "Dr." for a sentence. A single sentence is used in both places, because neither may be empty.
 */
function parts(summary: string): { description: string; about: string } {
  const words = summary.trim()
  let taken = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words)) {
    if (taken.length > 40) break
    taken += segment
  }
  return { description: taken.trim(), about: words.slice(taken.length) || words }
}
