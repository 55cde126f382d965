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
import { projectsOf } from './resume-projects.ts'
import { readResume, type Resume } from './resume-schema.ts'
import { sectionsOf } from './resume-sections.ts'

/** The lists that a resume fills. */
export type ResumeLists = {
  facts?: string[]
  projects?: Project[]
  skills?: NonNullable<SiteContent['skills']>
  contact?: NonNullable<SiteContent['contact']>
  sections?: OwnSection[]
}

/** Line breaks, and characters that a terminal obeys. */
const BREAKS = /[\s\p{Cc}]+/gu

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
  const leaveOut: LeaveOut = (message) => messages.push(shortened(message.replaceAll(BREAKS, ' ')))
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

/** In letters: a few lines of a terminal. */
const MAX_MESSAGE = 400

/** A message without the middle of a very long one: its end may say what to do. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message
  const half = MAX_MESSAGE / 2
  return `${message.slice(0, half)} … ${message.slice(-half)}`
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
