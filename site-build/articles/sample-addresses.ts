import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import type { SiteContent } from '#content/rules/site-content.ts'

const SAMPLE_OWNER = 'Alex Morgan'
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/g
/** The beginnings of the sample's two texts. */
const SAMPLE_WORDS =
  /^(?:Experienced in building scalable AI and ML|I am a software engineer with expertise in machine)/

/** One of its groups of skills. */
const SAMPLE_SKILLS = '["LangGraph","RAG","MCP","Supervised-finetuning"]'

/** Whether a text or an address comes from the sample. */
export function isOfSample(text: string): boolean {
  return text === SAMPLE_OWNER || SAMPLE_WORDS.test(text) || new RegExp(SAMPLE_ADDRESS).test(text)
}

/** Fields of a content file with words or addresses of the sample, which are valid but lead nowhere. */
export function sampleFaults(content: SiteContent): FieldMistake[] {
  if (content.owner.name === SAMPLE_OWNER) return []
  return Object.entries(content).flatMap(([field, value]) => {
    const isSample =
      typeof value === 'string'
        ? SAMPLE_WORDS.test(value)
        : field === 'skills' && JSON.stringify(value).includes(SAMPLE_SKILLS)
    if (isSample) return [{ field, message: 'expected your own words, found those of the sample' }]
    const found = JSON.stringify(value)?.match(SAMPLE_ADDRESS) ?? []
    if (found.length === 0) return []
    const more = found.length > 2 ? ` and ${found.length - 2} more` : ''
    const message = `expected your own, found the sample’s: ${found.slice(0, 2).join(', ')}${more}`
    return [{ field, message }]
  })
}
