import type { Entry } from '#content/rules/entry-schema.ts'
import type { OwnSection } from '#content/rules/section-schema.ts'
import type { ResumeWords } from '#scripts/setup/ready-words.ts'
import type { LeaveOut } from './left-out-fields.ts'
import { newestOf } from './newest-entries.ts'
import {
  type DraftEntry,
  entryOfAward,
  entryOfCertificate,
  entryOfCourse,
  entryOfJob,
  entryOfLanguage,
  entryOfPaper,
  entryOfService,
} from './resume-entries.ts'
import type { Resume } from './resume-schema.ts'

/**
 * The sections of the site that show the parts of a resume, without empty ones, in the order of the home page: experience belongs
 * before the projects, and the others after the skills.
 *
 * @param words their titles
 * @param lang the language of the site, a tag (BCP 47)
 */
export function sectionsOf(
  resume: Resume,
  words: ResumeWords,
  lang: string,
  leaveOut: LeaveOut,
): OwnSection[] {
  const work = resume.work.map((job) => entryOfJob(job, leaveOut))
  const volunteer = resume.volunteer.map((service) => entryOfService(service, leaveOut))
  const education = resume.education.map((course) => entryOfCourse(course, words.grade, leaveOut))
  const publications = resume.publications.map((paper) => entryOfPaper(paper, leaveOut))
  const awards = resume.awards.map((award) => entryOfAward(award, leaveOut))
  const certificates = resume.certificates.map((certificate) => entryOfCertificate(certificate, leaveOut))
  const languages = resume.languages.map((language) => entryOfLanguage(language, lang))
  const section = (name: keyof ResumeWords, entries: readonly DraftEntry[]): OwnSection => {
    const titled = entries.filter((entry) => entry.title !== '')
    if (titled.length < entries.length) leaveOut(`an item of ${name} is left out, because it has no name.`)
    return { name, title: words[name], entries: newestOf(name, titled.map(filledEntry), leaveOut) }
  }
  const sections = [
    section('experience', work),
    section('education', education),
    section('publications', publications),
    section('awards', awards),
    section('certificates', certificates),
    section('volunteer', volunteer),
    section('languages', languages),
  ].filter(({ entries = [] }) => entries.length > 0)
  const interests = interestsOf(resume, words.interests)
  return interests ? [...sections, interests] : sections
}

/** The entry with the fields that have a value, in the order of the documentation. */
function filledEntry(draft: DraftEntry): Entry {
  const { title, organisation, from, to, date, place, text, link } = draft
  const points = draft.points?.filter((point) => point !== '')
  const tags = draft.tags?.filter((tag) => tag !== '')
  const fields = { title, organisation, from, to, date, place, text, points, link, tags: [...new Set(tags)] }
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value.toString() !== '')
  return Object.fromEntries(filled) as Entry
}

/** Interests with words are groups of them, and those without words form one group. */
function interestsOf({ interests }: Resume, title: string): OwnSection | null {
  const named = interests.map(({ name, keywords }) => ({
    name,
    skills: keywords.filter((word) => word !== ''),
  }))
  const groups = named.filter(({ name, skills }) => name !== '' && skills.length > 0)
  const others = named.filter(({ name, skills }) => name !== '' && skills.length === 0)
  // A group of the section's own name would repeat its title.
  if (groups.length === 0 && others.length > 0)
    return { name: 'interests', title, text: others.map(({ name }) => name).join(' · ') }
  if (others.length > 0) groups.push({ name: title, skills: others.map(({ name }) => name) })
  return groups.length === 0 ? null : { name: 'interests', title, groups }
}
