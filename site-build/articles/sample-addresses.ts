import type { SiteContent } from '#content/rules/site-content.ts'
import type { Warning } from './warnings.ts'

const SAMPLE_OWNER = 'Alex Morgan'
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/g
/** How the sample's two texts begin. */
const SAMPLE_WORDS =
  /^(?:Experienced in building scalable AI and ML|I am a software engineer with expertise in machine)/

/** Whether a text or an address is the sample's. */
export function isOfSample(text: string): boolean {
  return text === SAMPLE_OWNER || SAMPLE_WORDS.test(text) || new RegExp(SAMPLE_ADDRESS).test(text)
}

/** Warns an owner whose content file still has words or addresses of the sample. They are valid and lead nowhere. */
export function sampleAddresses(content: SiteContent): Warning[] {
  if (content.owner.name === SAMPLE_OWNER) return []
  const file = 'content/site.ts'
  const found = JSON.stringify(content).match(SAMPLE_ADDRESS)
  const words = (['description', 'about'] as const).filter((field) => SAMPLE_WORDS.test(content[field]))
  return [
    ...words.map((field) => ({
      file,
      message: `${field}: expected your own words, found those of the sample`,
    })),
    ...(found
      ? [{ file, message: `expected your own addresses, found those of the sample: ${found.join(', ')}` }]
      : []),
  ]
}
