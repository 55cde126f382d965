import { readFileSync } from 'node:fs'
import { isCopied } from '#site-build/file-content.ts'
import type { FileContent } from '#site-build/model.ts'

/** The text of a file of a site, also of one that is copied from the disk. */
export function contentText(content: FileContent): string {
  return isCopied(content) ? readFileSync(content.copiedFrom, 'utf8') : String(content)
}
