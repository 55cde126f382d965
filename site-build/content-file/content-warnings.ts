import { sampleFaults } from '#site-build/articles/sample-addresses.ts'
import { missingResume } from '#site-build/content-file/named-files.ts'
import type { Settings } from '#site-build/settings.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { fieldWarning } from './field-warning.ts'

/** What is wrong with content that the schema accepts: no file for the resume, and what is left of the sample. */
export function contentWarnings({ content, address }: Settings, publicDir: string, file: string): Warning[] {
  const mistakes = [...missingResume(content, address, publicDir), ...sampleFaults(content)]
  return mistakes.map((mistake) => fieldWarning(mistake, file))
}
