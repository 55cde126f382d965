import type { SiteContent } from '#content/rules/site-content.ts'
import type { Warning } from './warnings.ts'

const SAMPLE_OWNER = 'Alex Morgan'
const SAMPLE_ADDRESS = /https:[^"]*?\b(?:your-name|your-resume|alex-morgan\.example)\b[^"]*/g

/** Warns an owner whose content file still has addresses of the sample. They are valid and lead nowhere. */
export function sampleAddresses(content: SiteContent): Warning[] {
  const found = JSON.stringify(content).match(SAMPLE_ADDRESS)
  if (!found || content.owner.name === SAMPLE_OWNER) return []
  const message = `expected your own addresses, found those of the sample: ${found.join(', ')}`
  return [{ file: 'content/site.ts', message }]
}
