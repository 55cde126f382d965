/** The entries of sections that the items of a resume make. They may have empty fields, and need a title. */
import { type Entry, isEarlier } from '#content/rules/entry-schema.ts'
import { fill } from '#app/lib/language/sentences.ts'
import { splitBullets } from './bullet-points.ts'
import type { LeaveOut } from './left-out-fields.ts'
import { httpsOf, type Resume } from './resume-schema.ts'

/** An entry in which an empty text or list is nothing. */
export type DraftEntry = Pick<Entry, 'title' | 'from' | 'to' | 'date'> & {
  organisation?: string
  place?: string
  text?: string
  points?: string[]
  link?: string
  tags?: string[]
}

export function entryOfJob(job: Resume['work'][number], leaveOut: LeaveOut): DraftEntry {
  const organisation = job.name || job.company
  const title = job.position || organisation
  const { text, points } = splitBullets(joined(job.description, job.summary))
  return {
    ...timesOf(title, job, leaveOut),
    title,
    organisation: title === organisation ? '' : organisation,
    place: job.location,
    text,
    points: [...points, ...job.highlights],
    link: linkOf(title, job, leaveOut),
    tags: job.keywords,
  }
}

export function entryOfService(service: Resume['volunteer'][number], leaveOut: LeaveOut): DraftEntry {
  const { organization } = service
  const title = service.position || organization
  const { text, points } = splitBullets(service.summary)
  return {
    ...timesOf(title, service, leaveOut),
    title,
    organisation: title === organization ? '' : organization,
    place: service.location,
    text,
    points: [...points, ...service.highlights],
    link: linkOf(title, service, leaveOut),
  }
}

/** @param gradeWords a sentence with a placeholder for the grade */
export function entryOfCourse(
  course: Resume['education'][number],
  gradeWords: string,
  leaveOut: LeaveOut,
): DraftEntry {
  const { institution } = course
  const degree = [course.studyType, course.area].filter((words) => words !== '').join(', ')
  const title = degree || institution
  return {
    ...timesOf(title, course, leaveOut),
    title,
    organisation: title === institution ? '' : institution,
    text: scoreOf(course.score || course.gpa, gradeWords),
    link: linkOf(title, course, leaveOut),
    tags: course.courses,
  }
}

export function entryOfPaper(paper: Resume['publications'][number], leaveOut: LeaveOut): DraftEntry {
  return {
    ...dateOf(paper.name, paper.releaseDate, leaveOut),
    title: paper.name,
    organisation: paper.publisher,
    text: paper.summary,
    link: linkOf(paper.name, paper, leaveOut),
  }
}

export function entryOfAward(award: Resume['awards'][number], leaveOut: LeaveOut): DraftEntry {
  return {
    ...dateOf(award.title, award.date, leaveOut),
    title: award.title,
    organisation: award.awarder,
    text: award.summary,
  }
}

export function entryOfCertificate(
  certificate: Resume['certificates'][number],
  leaveOut: LeaveOut,
): DraftEntry {
  return {
    ...dateOf(certificate.name, certificate.date, leaveOut),
    title: certificate.name,
    organisation: certificate.issuer,
    link: linkOf(certificate.name, certificate, leaveOut),
  }
}

/** @param lang the language of the site, a tag (BCP 47) */
export function entryOfLanguage(
  { language, fluency }: Resume['languages'][number],
  lang: string,
): DraftEntry {
  return { title: namedLanguage(language, lang), text: fluency }
}

type Addresses = { url: string; website: string }

function linkOf(title: string, { url, website }: Addresses, leaveOut: LeaveOut): string {
  return readLink(title, url || website, leaveOut)
}

/** The address of an item of a resume; '' if it has none, or none that browsers can open. */
export function readLink(title: string, address: string, leaveOut: LeaveOut): string {
  const link = httpsOf(address)
  if (link === '' && address !== '')
    leaveOut(`"${title}": the link "${address}" is left out: expected an https:// address.`)
  return link
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

/** Texts on lines of their own, without the empty ones. */
function joined(...texts: string[]): string {
  return texts.filter((words) => words !== '').join('\n')
}

type Times = { startDate: string; endDate: string }

/** A day, a month or a year (ISO 8601). Of a day, the site shows the month. */
const ISO_DATE = /^(?<year>(?:19|20)\d{2})(?:-(?<month>0[1-9]|1[0-2])(?:-\d{2}(?:T.*)?)?)?$/
/** What people write for a position that they still have. */
const STILL = /^(?:present|now|current|today|ongoing)$/i

/** When an item began and ended. An end before the start is left out. */
function timesOf(
  title: string,
  { startDate, endDate }: Times,
  leaveOut: LeaveOut,
): Pick<Entry, 'from' | 'to'> {
  const from = monthOf(title, startDate, leaveOut)
  const to = monthOf(title, endDate, leaveOut)
  if (from === undefined) return to === undefined ? {} : { to }
  if (to === undefined) return { from }
  if (isEarlier(to, from)) {
    leaveOut(`"${title}": the end ${endDate} is left out, because it is before the start ${startDate}.`)
    return { from }
  }
  return { from, to }
}

function dateOf(title: string, written: string, leaveOut: LeaveOut): Pick<Entry, 'date'> {
  const date = monthOf(title, written, leaveOut)
  return date === undefined ? {} : { date }
}

/** A date of a resume as the site has it: a month such as `2023-05`, or a year. */
function monthOf(title: string, date: string, leaveOut: LeaveOut): string | number | undefined {
  const { year, month } = ISO_DATE.exec(date)?.groups ?? {}
  if (year !== undefined) return month === undefined ? Number(year) : `${year}-${month}`
  if (date !== '' && !STILL.test(date))
    leaveOut(`"${title}": the date "${date}" is left out: expected one such as 2023-05-01.`)
  return undefined
}
