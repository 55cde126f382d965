import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { MAX_ENTRIES } from '#content/rules/entry-schema.ts'
import type { FieldFinding } from '#content/rules/field-findings.ts'
import type { Finding, Settings } from '#site-build/model.ts'
import { fieldFindingsIn } from './yaml-file.ts'

const SAMPLE_OWNER = 'Alex Morgan'
/** How texts of the sample begin, which describe nobody. */
const SAMPLE_STARTS = {
  description: 'Experienced in building scalable AI and ML applications',
  about: 'I am a software engineer with expertise in machine learning',
} as const
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/

/** Warnings about valid content: the resume has no file, or links and texts are the sample's. */
export function contentFindings(settings: Settings, publicDir: string, file: string): Finding[] {
  const findings = [
    ...missingResume(settings, publicDir),
    ...sampleAddresses(settings),
    ...sampleTexts(settings),
    ...longTexts(settings),
  ]
  return fieldFindingsIn(file, findings, settings.content)
}

/** Pictures at an address of the site that are missing in `public/`, as errors. */
export function missingImages({ content }: Settings, publicDir: string, file: string): Finding[] {
  const { portrait, projects } = content
  const images = [
    { field: 'portrait.address', address: portrait?.address },
    ...projects.map(({ image }, index) => {
      return { field: `projects.${index}.image.address`, address: image?.address }
    }),
  ]
  const missing = images.flatMap(({ field, address }) => {
    if (address === undefined || address.startsWith('https://')) return []
    if (existsSync(join(publicDir, address))) return []
    return { field, message: `expected a file in public/, found no ${address}` }
  })
  return fieldFindingsIn(file, missing, content).map((finding) => ({ ...finding, level: 'error' as const }))
}

export function isOfSample(text: string): boolean {
  return text === SAMPLE_OWNER || SAMPLE_ADDRESS.test(text)
}

/** Finds a resume at an address of the site that is missing in `public/`. Only a warning, because another server may have it. */
function missingResume({ content, address }: Settings, publicDir: string): FieldFinding[] {
  const { resume } = content.links
  if (!resume?.startsWith(address)) return []
  const sitePath = new URL(address).pathname
  const encodedPath = new URL(resume).pathname.slice(sitePath.length)
  const path = percentDecoded(encodedPath) ?? encodedPath
  if (path !== '' && existsSync(join(publicDir, path))) return []
  return [{ field: 'links.resume', message: `expected a file in public/, found no ${path || 'name of one'}` }]
}

/** Fields with addresses of the sample, which are valid but lead nowhere. */
function sampleAddresses({ content }: Settings): FieldFinding[] {
  if (content.owner.name === SAMPLE_OWNER) return []
  return Object.entries(content).flatMap(([field, value]) => {
    const address = SAMPLE_ADDRESS.exec(JSON.stringify(value) ?? '')?.[0]
    if (address === undefined) return []
    return { field, message: `expected your own, found the sample’s: ${address}` }
  })
}

/** Fields with texts of the sample, beside the name of somebody else. */
function sampleTexts({ content }: Settings): FieldFinding[] {
  if (content.owner.name === SAMPLE_OWNER) return []
  const fields = ['description', 'about'] as const
  const ofSample = fields.filter((field) => content[field]?.startsWith(SAMPLE_STARTS[field]))
  return ofSample.map((field) => {
    return { field, message: 'expected a text about you, found the sample’s. Replace it with your own.' }
  })
}

/** In letters: two lines on a phone. */
const MAX_TITLE = 120
/** In letters: more of it would push the links out of the first window of a phone. */
const MAX_DESCRIPTION = 320
/** In letters: the facts stand beside the role. */
const MAX_FACT = 40
/** In letters: a result is one line of a card. */
const MAX_RESULT = 60

/** Entries, titles and facts that are valid, but too many or too long for their places. */
function longTexts({ content }: Settings): FieldFinding[] {
  const findings: FieldFinding[] = []
  const checkLength = (field: string, value: string | undefined, limit: number, cure: string) => {
    const letters = value?.length ?? 0
    if (letters > limit)
      findings.push({ field, message: `expected at most ${limit} letters, found ${letters}. ${cure}` })
  }
  checkLength('description', content.description, MAX_DESCRIPTION, 'More belongs in about.')
  for (const [index, fact] of (content.owner.facts ?? []).entries())
    checkLength(`owner.facts.${index}`, fact, MAX_FACT, 'More belongs in the description or in about.')
  for (const [index, { result }] of content.projects.entries())
    checkLength(`projects.${index}.result`, result, MAX_RESULT, 'More belongs in the description.')
  for (const [index, section] of (content.sections ?? []).entries()) {
    if (typeof section === 'string') continue
    const field = `sections.${index}.entries`
    const entries = section.entries ?? []
    if (entries.length > MAX_ENTRIES) {
      const message = `expected at most ${MAX_ENTRIES} entries, found ${entries.length}. Older ones belong in a page such as pages/${section.name}.md, so that the profile prints on two pages.`
      findings.push({ field, message })
    }
    for (const [number, { title }] of entries.entries())
      checkLength(`${field}.${number}.title`, title, MAX_TITLE, 'More belongs in its text.')
  }
  return findings
}
