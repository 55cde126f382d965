import type { Resume } from './resume-schema.ts'

/** Receives a sentence about something that is left out. */
export type LeaveOut = (message: string) => void

/** Parts that are taken, or that contain nothing about a person. */
const SHOWN = namesIn(
  'basics work volunteer education awards certificates publications languages interests skills projects meta $schema',
)
/** The fields of parts that are taken, or that have a finding of their own. */
const TAKEN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['basics', namesIn('name label email url website summary profiles location')],
  [
    'work',
    namesIn(
      'name company position location description summary highlights keywords url website startDate endDate',
    ),
  ],
  ['volunteer', namesIn('organization position location summary highlights url website startDate endDate')],
  ['education', namesIn('institution area studyType score gpa courses url website startDate endDate')],
  ['awards', namesIn('title date awarder summary')],
  ['certificates', namesIn('name date issuer url website')],
  ['publications', namesIn('name publisher releaseDate summary url website')],
  ['languages', namesIn('language fluency')],
  ['interests', namesIn('name keywords')],
  ['skills', namesIn('name keywords')],
  ['projects', namesIn('name description summary highlights keywords url website github startDate endDate')],
])
const TAKEN_OF_LOCATION = namesIn('city region countryCode')

/** Fields that are too private for a public site. */
const PRIVATE = namesIn(
  'phone mobile fax address postalCode birthday birthDate birthdate dateOfBirth nationality gender',
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
    const takenFields = TAKEN.get(name)
    const items = Array.isArray(part) ? part : [part]
    if (takenFields) nameOtherFields(name, items, takenFields, leaveOut)
  }
  nameOtherFields('basics.location', [resume.basics.location], TAKEN_OF_LOCATION, leaveOut)
}

/**
 * Names the fields of a part that are not taken, in one message for each reason.
 *
 * @param items what the part contains: one of its entries each, or the only one
 */
function nameOtherFields(
  part: string,
  items: readonly unknown[],
  takenFields: ReadonlySet<string>,
  leaveOut: LeaveOut,
): void {
  const fieldsByReason = new Map<string | undefined, string[]>()
  for (const field of new Set(items.flatMap(filledFields))) {
    if (takenFields.has(field)) continue
    const reason = PRIVATE.has(field) ? FOR_PRIVACY : REASONS.get(`${part}.${field}`)
    const fields = fieldsByReason.get(reason)
    if (fields) fields.push(field)
    else fieldsByReason.set(reason, [field])
  }
  for (const [reason, fields] of fieldsByReason) {
    const isOne = fields.length === 1
    const noField = isOne ? 'the site has no field for it' : 'the site has no fields for them'
    leaveOut(
      `of ${part}, ${fields.join(', ')} ${isOne ? 'is' : 'are'} left out, because ${reason ?? noField}.`,
    )
  }
}

/** The names of the fields of an item that are not empty. */
function filledFields(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return []
  const entries = Object.entries(item).filter(([, value]) => hasContent(value))
  return entries.map(([name]) => name)
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent)
  return value !== null && value !== undefined
}

/** @param list with a space between two names */
function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
