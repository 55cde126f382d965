import type { Warning } from '#site-build/read/warnings/warning.ts'

/** The first version with `fetch --stdin` in a partial clone (Git's release notes, 2.29). */
const LEAST = { major: 2, minor: 29 }

/** @param git the output of `git --version`; `null` without git */
export function gitWarnings(git: string | null): Warning[] {
  if (git === null) {
    const message =
      'git: expected it on the PATH, found none. Without it articles have no dates, and no repository can be read. Get it from https://git-scm.com.'
    return [{ level: 'error', message }]
  }
  const [major = 0, minor = 0] = /\d+\.\d+/.exec(git)?.[0].split('.').map(Number) ?? []
  const isOld = major < LEAST.major || (major === LEAST.major && minor < LEAST.minor)
  return isOld
    ? [{ level: 'error', message: `git: expected ${LEAST.major}.${LEAST.minor} or newer, found "${git}".` }]
    : []
}
