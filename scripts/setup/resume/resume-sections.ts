import type { Entry } from '#content/rules/entry-schema.ts'
import type { OwnSection } from '#content/rules/section-schema.ts'
import { fill } from '#app/lib/language/sentences.ts'
import type { ResumeWords } from '#scripts/setup/ready-words.ts'
import { splitBullets } from './bullet-points.ts'
import type { LeaveOut } from './left-out-fields.ts'
import { newestOf } from './newest-entries.ts'
import { httpsOf, type Resume } from './resume-schema.ts'

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
  const timesOf = (title: string, { startDate, endDate }: Times) =>
    readTimes(title, startDate, endDate, leaveOut)
  const dateOf = (title: string, date: string) => {
    const { to, ...none } = readTimes(title, '', date, leaveOut)
    return to === undefined ? none : { date: to }
  }
  const linkOf = (title: string, { url, website }: Addresses) => readLink(title, url || website, leaveOut)

  const work = resume.work.map((job) => {
    const organisation = job.name || job.company
    const { text, points } = splitBullets(joined(job.description, job.summary))
    const title = job.position || organisation
    return {
      ...timesOf(title, job),
      title,
      organisation: title === organisation ? '' : organisation,
      place: job.location,
      text,
      points: [...points, ...job.highlights],
      link: linkOf(title, job),
      tags: job.keywords,
    }
  })
  const volunteer = resume.volunteer.map((service) => {
    const title = service.position || service.organization
    const { text, points } = splitBullets(service.summary)
    return {
      ...timesOf(title, service),
      title,
      organisation: title === service.organization ? '' : service.organization,
      place: service.location,
      text,
      points: [...points, ...service.highlights],
      link: linkOf(title, service),
    }
  })
  const education = resume.education.map((course) => {
    const degree = [course.studyType, course.area].filter((words) => words !== '').join(', ')
    const title = degree || course.institution
    return {
      ...timesOf(title, course),
      title,
      organisation: title === course.institution ? '' : course.institution,
      text: scoreOf(course.score || course.gpa, words.grade),
      link: linkOf(title, course),
      tags: course.courses,
    }
  })
  const publications = resume.publications.map((paper) => ({
    ...dateOf(paper.name, paper.releaseDate),
    title: paper.name,
    organisation: paper.publisher,
    text: paper.summary,
    link: linkOf(paper.name, paper),
  }))
  const awards = resume.awards.map((award) => ({
    ...dateOf(award.title, award.date),
    title: award.title,
    organisation: award.awarder,
    text: award.summary,
  }))
  const certificates = resume.certificates.map((certificate) => ({
    ...dateOf(certificate.name, certificate.date),
    title: certificate.name,
    organisation: certificate.issuer,
    link: linkOf(certificate.name, certificate),
  }))
  const languages = resume.languages.map(({ language, fluency }) => {
    return { title: namedLanguage(language, lang), text: fluency }
  })
  const section = (name: keyof ResumeWords, entries: readonly DraftEntry[]): OwnSection => {
    const titled = entries.filter((entry) => entry.title !== '')
    if (titled.length < entries.length) leaveOut(`an item of ${name} is left out, because it has no name.`)
    return { name, title: words[name], entries: newestOf(name, titled.map(entryOf), leaveOut) }
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

/** An entry in which an empty text or list is nothing. */
type DraftEntry = Pick<Entry, 'title' | 'from' | 'to' | 'date'> & {
  organisation?: string
  place?: string
  text?: string
  points?: string[]
  link?: string
  tags?: string[]
}

type Addresses = { url: string; website: string }

/** The address of an item of a resume; '' if it has none, or none that browsers can open. */
export function readLink(title: string, address: string, leaveOut: LeaveOut): string {
  const link = httpsOf(address)
  if (link === '' && address !== '')
    leaveOut(`"${title}": the link "${address}" is left out: expected an https:// address.`)
  return link
}

type Times = { startDate: string; endDate: string }

/** The entry with the fields that have a value, in the order of the documentation. */
function entryOf(draft: DraftEntry): Entry {
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

/** A number alone would say nothing. @param words with a placeholder for the grade */
function scoreOf(score: string, words: string): string {
  return /^[\d.,/ ]+$/.test(score) ? fill(words, { grade: score }) : score
}

/** The name of a language that is written as its code; any other text is a name already. @param lang a tag (BCP 47) */
function namedLanguage(language: string, lang: string): string {
  if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language)) return language
  return new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' }).of(language) ?? language
}

function joined(...texts: string[]): string {
  return texts.filter((words) => words !== '').join('\n')
}

/** A day, a month or a year (ISO 8601). Of a day, the site shows the month. */
const ISO_DATE = /^(?<year>(?:19|20)\d{2})(?:-(?<month>0[1-9]|1[0-2])(?:-\d{2}(?:T.*)?)?)?$/
/** What people write for a position that they still have. */
const STILL = /^(?:present|now|current|today|ongoing)$/i

function readTimes(
  title: string,
  start: string,
  end: string,
  leaveOut: LeaveOut,
): Pick<Entry, 'from' | 'to'> {
  const monthOf = (date: string) => {
    const { year, month } = ISO_DATE.exec(date)?.groups ?? {}
    if (year !== undefined) return month === undefined ? Number(year) : `${year}-${month}`
    if (date !== '' && !STILL.test(date))
      leaveOut(`"${title}": the date "${date}" is left out: expected one such as 2023-05-01.`)
    return undefined
  }
  const from = monthOf(start)
  const to = monthOf(end)
  const isBackwards =
    from !== undefined && to !== undefined && String(to).slice(0, 4) < String(from).slice(0, 4)
  const isBackwardsInYear = typeof from === 'string' && typeof to === 'string' && to < from
  if (isBackwards || isBackwardsInYear) {
    leaveOut(`"${title}": the end ${end} is left out, because it is before the start ${start}.`)
    return { from }
  }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
