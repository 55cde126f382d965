import type { Resume } from './resume-schema.ts'

/** Receives a sentence about something that is left out. */
export type LeaveOut = (message: string) => void

/** Parts that are taken, or that contain nothing about a person. */
const SHOWN = new Set(
  'basics work volunteer education awards certificates publications languages interests skills projects meta $schema'.split(
    ' ',
  ),
)
/** The fields of parts that are taken, or that have a finding of their own. */
const TAKEN: Readonly<Record<string, string>> = {
  basics: 'name label email url website summary profiles location',
  work: 'name company position location description summary highlights keywords url website startDate endDate',
  volunteer: 'organization position location summary highlights url website startDate endDate',
  education: 'institution area studyType score gpa courses url website startDate endDate',
  awards: 'title date awarder summary',
  certificates: 'name date issuer url website',
  publications: 'name publisher releaseDate summary url website',
  languages: 'language fluency',
  interests: 'name keywords',
  skills: 'name keywords',
  projects: 'name description summary highlights keywords url website github startDate endDate',
}
const TAKEN_OF_LOCATION = 'city region countryCode'

/** Fields that are too private for a public site. */
const PRIVATE = new Set(
  'phone mobile fax address postalCode birthday birthDate birthdate dateOfBirth nationality gender'.split(
    ' ',
  ),
)
const FOR_PRIVACY = 'everybody can read the site'
/** Why other fields are left out. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['basics.image', 'the site needs a file of its own: portrait in content/site.yaml'],
  ['basics.picture', 'the site needs a file of its own: portrait in content/site.yaml'],
  ['skills.level', 'the site shows skills without levels'],
])

/** Names every part and every field of a resume that the site does not show, and why. */
export function nameLeftOut(resume: Resume, leaveOut: LeaveOut): void {
  for (const [name, part] of Object.entries(resume)) {
    if (!SHOWN.has(name) && hasContent(part))
      leaveOut(
        `${name} is left out, because no section shows it; one of your own in content/site.yaml (sections) can.`,
      )
    const taken = Object.hasOwn(TAKEN, name) ? TAKEN[name] : undefined
    if (taken !== undefined) nameOtherFields(name, [part].flat(), taken, leaveOut)
  }
  nameOtherFields('basics.location', [resume.basics.location], TAKEN_OF_LOCATION, leaveOut)
}

/** One finding for each reason to leave out fields of some parts. @param taken the names of the others, with spaces between */
function nameOtherFields(whole: string, parts: readonly unknown[], taken: string, leaveOut: LeaveOut): void {
  const takenNames = new Set(taken.split(' '))
  const fields = parts.flatMap((part) => {
    const ofPart = Object.entries(typeof part === 'object' && part !== null ? part : {})
    return ofPart.filter(([name, value]) => !takenNames.has(name) && hasContent(value)).map(([name]) => name)
  })
  const namesByReason = new Map<string | undefined, string[]>()
  for (const name of new Set(fields)) {
    const reason = PRIVATE.has(name) ? FOR_PRIVACY : REASONS.get(`${whole}.${name}`)
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), name])
  }
  for (const [reason, names] of namesByReason) {
    const isOne = names.length === 1
    const noField = isOne ? 'the site has no field for it' : 'the site has no fields for them'
    leaveOut(
      `of ${whole}, ${names.join(', ')} ${isOne ? 'is' : 'are'} left out, because ${reason ?? noField}.`,
    )
  }
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent)
  return value !== null && value !== undefined
}
