import type { Fault } from '#content/rules/faults-of.ts'
import type { SiteContent } from '#content/rules/site-content.ts'

const SAMPLE_OWNER = 'Alex Morgan'
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/g
/** How the sample's two texts begin. */
const SAMPLE_WORDS =
  /^(?:Experienced in building scalable AI and ML|I am a software engineer with expertise in machine)/

/** One of its groups of skills. */
const SAMPLE_SKILLS = '["LangGraph","RAG","MCP","Supervised-finetuning"]'

/** Whether a text or an address is the sample's. */
export function isOfSample(text: string): boolean {
  return text === SAMPLE_OWNER || SAMPLE_WORDS.test(text) || new RegExp(SAMPLE_ADDRESS).test(text)
}

/** Fields of a content file that still have words or addresses of the sample. They are valid and lead nowhere. */
export function sampleFaults(content: SiteContent): Fault[] {
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
