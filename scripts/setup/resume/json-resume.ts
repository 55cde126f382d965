import type { Finding } from '#site-build/model.ts'
import { contentError } from '#site-build/read/findings.ts'
import type { Project } from '#content/rules/project-schema.ts'
import type { OwnSection } from '#content/rules/section-schema.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { type Answers, MAIL } from '#scripts/setup/fields.ts'
import type { ResumeWords } from '#scripts/setup/ready-words.ts'
import { type LeaveOut, nameLeftOut } from './left-out-fields.ts'
import { MAX_LETTERS, openingSentences } from './resume-description.ts'
import { contactsOf, mailOf, placeOf, profileOf, siteAddressOf } from './resume-profiles.ts'
import { readResume, type Resume } from './resume-schema.ts'
import { readLink, sectionsOf } from './resume-sections.ts'

/** The lists that a resume fills. */
export type ResumeLists = {
  facts?: string[]
  projects?: Project[]
  skills?: NonNullable<SiteContent['skills']>
  contact?: NonNullable<SiteContent['contact']>
  sections?: OwnSection[]
}

/** Addresses of a project's code; any other address is its deployment. */
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//
/** Line breaks, and characters that a terminal obeys. */
const BREAKS = /[\s\p{Cc}]+/gu
/** A card shows so many words. */
const MAX_TAGS = 6

/**
 * Turns a JSON Resume into answers and lists, and findings about the parts that are left out. Missing parts change nothing.
 * Telephone and street are left out, because the site is public.
 *
 * @param file its name, for messages
 * @param words the titles of sections, in the language of the site
 * @param lang that language, a tag (BCP 47)
 * @throws ContentError if it is no JSON Resume, or has nothing for the site
 */
export function fromJsonResume(json: string, file: string, words: ResumeWords, lang: string) {
  const resume = readResume(json, file)
  const { basics } = resume
  const messages: string[] = []
  const leaveOut: LeaveOut = (message) => messages.push(message.replaceAll(BREAKS, ' '))
  nameLeftOut(resume, leaveOut)
  const answers: Answers = filled({
    name: basics.name,
    role: roleOf(resume),
    [MAIL]: mailOf(basics, leaveOut),
    description: descriptionOfOwner(resume, lang, leaveOut),
    about: basics.summary,
    github: profileOf(basics, 'github', leaveOut),
    linkedin: profileOf(basics, 'linkedin', leaveOut),
    address: siteAddressOf(basics, leaveOut),
  })
  const lists: ResumeLists = filled({
    facts: placeOf(basics, lang),
    projects: projectsOf(resume, leaveOut),
    skills: skillGroups(resume, words.skills),
    contact: contactsOf(basics, leaveOut),
    sections: sectionsOf(resume, words, lang, leaveOut),
  })
  if (Object.keys({ ...answers, ...lists }).length === 0)
    throw contentError(
      `${file}: expected basics, work, education, skills, or projects with descriptions, found none (jsonresume.org/schema)`,
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

/** Without a label, the latest position says what somebody is. */
function roleOf({ basics, work }: Resume): string {
  return basics.label || (work[0]?.position ?? '')
}

/** The text below the greeting. */
function descriptionOfOwner(resume: Resume, lang: string, leaveOut: LeaveOut): string {
  const { summary } = resume.basics
  const opening = openingSentences(summary, lang)
  if (opening !== '' || summary === '') return opening
  leaveOut(
    `the summary is not the description below the greeting, because its first sentence has more than ${MAX_LETTERS} letters. Write two short ones: npm run setup -- --description "…".`,
  )
  // Anything but the sample's words about somebody else.
  return roleOf(resume)
}

/** One project for each title. */
function projectsOf({ projects }: Resume, leaveOut: LeaveOut): Project[] {
  const shown = new Map<string, Project>()
  for (const project of projects) {
    const { name: title } = project
    const description = descriptionOf(project)
    if (title === '') {
      if (description !== '') leaveOut(`a project is left out, because it has no name: "${description}".`)
    } else if (description === '')
      leaveOut(`the project "${title}" is left out, because it has no description.`)
    else if (shown.has(title)) leaveOut(`of the projects "${title}" only the first is taken.`)
    else shown.set(title, { title, description, ...factsOfProject(project, leaveOut) })
  }
  return [...shown.values()]
}

/** The description, and below it the highlights, each on a line of its own. */
function descriptionOf({ description, summary, highlights }: Resume['projects'][number]): string {
  const points = highlights.filter((highlight) => highlight !== '').map((highlight) => `– ${highlight}`)
  return [description || summary, ...points].filter((line) => line !== '').join('\n')
}

function factsOfProject(project: Resume['projects'][number], leaveOut: LeaveOut): Partial<Project> {
  const { name, keywords, url, website, github, startDate, endDate } = project
  const address = readLink(name, url || website, leaveOut)
  const isCode = CODE_HOST.test(address)
  const code = isCode ? address : readLink(name, github, leaveOut)
  const deployment = isCode ? '' : address
  const year = /^(?:19[5-9]|20)\d{1,2}(?=-|$)/.exec(endDate || startDate)?.[0]
  const words = [...new Set(keywords.filter((word) => word !== ''))]
  if (words.length > MAX_TAGS)
    leaveOut(`of the project "${name}", the keywords after the first ${MAX_TAGS} are left out.`)
  return {
    ...(code !== '' && { github_link: code }),
    ...(deployment !== '' && { deployed_link: deployment }),
    ...(year !== undefined && { year: Number(year) }),
    ...(words.length > 0 && { tags: words.slice(0, MAX_TAGS) }),
  }
}

/** One group for each name. Skills without keywords form another group. @param others the name of that group */
function skillGroups({ skills }: Resume, others: string): NonNullable<SiteContent['skills']> {
  const groups = new Map<string, Set<string>>()
  for (const { name, keywords } of skills) {
    const isGroup = keywords.length > 0
    const groupName = (isGroup && name) || others
    const skillWords = isGroup ? keywords : [name]
    for (const word of skillWords) {
      if (word === '') continue
      const group = groups.get(groupName) ?? new Set()
      groups.set(groupName, group.add(word))
    }
  }
  return Array.from(groups, ([name, words]) => ({ name, skills: [...words] }))
}
