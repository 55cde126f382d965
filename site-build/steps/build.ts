import type { Warn } from '#site-build/warnings/warning.ts'
import type { KeptFiles } from '#site-build/cache/kept-files.ts'
import type { OwnerFiles } from '#site-build/owner-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'

/** What each step of a build works with. */
export type Build = {
  settings: Settings
  folders: SiteFolders
  /** Results that the next build uses again. */
  kept: KeptFiles
  warn: Warn
  server: ServerEntry
}

export type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The last site, if the finished one replaces it. */
  last: string | null
  /** The server bundle, which only the build uses. */
  serverDir: string
} & OwnerFiles
