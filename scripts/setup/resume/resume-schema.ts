import * as v from 'valibot'
import { shownValue } from '#content/rules/field-findings.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { fieldLabel } from '#site-build/read/field-label.ts'
import { contentError } from '#site-build/read/findings.ts'

// Every field of a JSON Resume is optional, and a file may contain others (jsonresume.org/schema, version 1.0.0). Some write `null`
// for an empty field.
const string = v.pipe(v.string(), v.transform(withoutControls), v.transform(withoutHtml), v.trim())
const text = v.nullish(string, '')
/** A grade, which some write as a number. */
const score = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
  v.transform(withoutControls),
  v.trim(),
)
const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])
const group = <Entries extends v.ObjectEntries>(entries: Entries) => list(v.looseObject(entries))

const times = { startDate: text, endDate: text }
// Before version 1.0.0, addresses of parts were `website`.
const address = { url: text, website: text }

const resumeSchema = v.looseObject({
  basics: v.nullish(
    v.looseObject({
      ...address,
      name: text,
      label: text,
      email: text,
      summary: text,
      location: v.nullish(v.looseObject({ city: text, region: text, countryCode: text }), {}),
      profiles: list(v.object({ network: text, username: text, url: text })),
    }),
    {},
  ),
  // `company` was the name before version 1.0.0.
  work: group({
    ...times,
    ...address,
    name: text,
    company: text,
    position: text,
    location: text,
    description: text,
    summary: text,
    highlights: list(string),
    keywords: list(string),
  }),
  volunteer: group({
    ...times,
    ...address,
    organization: text,
    position: text,
    location: text,
    summary: text,
    highlights: list(string),
  }),
  education: group({
    ...times,
    ...address,
    institution: text,
    area: text,
    studyType: text,
    score: v.optional(score, ''),
    gpa: v.optional(score, ''),
    courses: list(string),
  }),
  awards: group({ title: text, date: text, awarder: text, summary: text }),
  certificates: group({ ...address, name: text, date: text, issuer: text }),
  publications: group({ ...address, name: text, publisher: text, releaseDate: text, summary: text }),
  languages: group({ language: text, fluency: text }),
  interests: group({ name: text, keywords: list(string) }),
  skills: group({ name: text, keywords: list(string) }),
  projects: group({
    ...times,
    ...address,
    // Of no version, but many write it.
    github: text,
    name: text,
    description: text,
    summary: text,
    highlights: list(string),
    keywords: list(string),
  }),
})

/** A JSON Resume: a missing text is empty, and so is a missing list. */
export type Resume = v.InferOutput<typeof resumeSchema>

/** @param file its name, for messages @throws ContentError if it is no JSON, or a field has another type */
export function readResume(json: string, file: string): Resume {
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
  const [{ path, expected, input }] = issues
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'the file'
  const kind = KINDS.get(expected) ?? expected
  const mistake = `${fieldLabel(field, value)}: expected ${kind}, found ${shownValue(input)}`
  throw contentError(`${file}: ${oneLine(mistake)} (jsonresume.org/schema)`)
}

/** What the schema calls the kinds of values, and what people call them. */
const KINDS: ReadonlyMap<string | null, string> = new Map([
  ['Array', 'a list'],
  ['Object', 'an object'],
  ['string', 'a string'],
  ['(string | number)', 'a string or a number'],
])

const FILE_NAME = /\.(?:pdf|html?|docx?|md|txt)$/

/** Tags of text, which many write for other themes. Anything else in angle brackets is the owner's own. */
const TAG = /<\/?(?:a|b|br|code|div|em|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>/gi
const CHARACTERS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The text without control characters and halves of characters, which no page can contain. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')
}

/** The text without tags, and with its character references decoded: the site shows HTML as text. Paragraphs and items are lines. */
function withoutHtml(text: string): string {
  if (text.search(TAG) === -1) return text
  const onOneLine = text.replaceAll(/\s+/g, ' ')
  const lines = onOneLine.replaceAll(/<(?:br|\/p|\/li|\/h[1-6]|\/div)\b[^<>]*>/gi, '\n').replaceAll(TAG, '')
  const decoded = lines.replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (name) => CHARACTERS[name] ?? name)
  return decoded.replaceAll(/ *\n\s*/g, '\n').replaceAll(/ +/g, ' ')
}

/** Accepts `example.com` and `http://example.com`, which are common. Other texts, such as a path of a file, give an empty one. */
export function httpsOf(url: string): string {
  const address = url.replace(/^(?:http:\/\/|\/\/|(?!https:\/\/))/, 'https://')
  if (url === '' || !URL.canParse(address)) return ''
  const { hostname } = new URL(address)
  return hostname.includes('.') && !FILE_NAME.test(hostname) ? address : ''
}
