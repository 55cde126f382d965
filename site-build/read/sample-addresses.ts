import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import type { SiteContent } from '#content/rules/site-content.ts'

const SAMPLE_OWNER = 'Alex Morgan'
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/g

/** Whether a name or an address comes from the sample. */
export function isOfSample(text: string): boolean {
  return text === SAMPLE_OWNER || new RegExp(SAMPLE_ADDRESS).test(text)
}

/** Fields of a content file with addresses of the sample, which are valid but lead nowhere. */
export function sampleFaults(content: SiteContent): FieldMistake[] {
  if (content.owner.name === SAMPLE_OWNER) return []
  return Object.entries(content).flatMap(([field, value]) => {
    const found = JSON.stringify(value)?.match(SAMPLE_ADDRESS) ?? []
    if (found.length === 0) return []
    const more = found.length > 2 ? ` and ${found.length - 2} more` : ''
    const message = `expected your own, found the sample’s: ${found.slice(0, 2).join(', ')}${more}`
    return [{ field, message }]
  })
}
