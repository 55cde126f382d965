import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import type { Page } from './pages.ts'

/** Warns of the owner's files at the address of a page. @param publicDir the owner's folder `public` */
export function hiddenFiles(pages: readonly Pick<Page, 'file'>[], publicDir: string): Warning[] {
  return pages
    .filter(({ file }) => existsSync(join(publicDir, file)))
    .map(({ file }) => ({
      file: `public/${file}`,
      message: 'the site has a page at this address, which is published instead. Rename the file',
    }))
}
