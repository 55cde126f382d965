import { sampleFaults } from '#site-build/articles/sample-addresses.ts'
import { missingResume } from '#site-build/content-file/named-files.ts'
import type { Settings } from '#site-build/settings.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { fieldWarning } from './yaml-file.ts'

/** Warnings about valid content: the resume has no file, or the sample's links are still there. */
export function contentWarnings({ content, address }: Settings, publicDir: string, file: string): Warning[] {
  const mistakes = [...missingResume(content, address, publicDir), ...sampleFaults(content)]
  return mistakes.map((mistake) => fieldWarning(mistake, file))
}
