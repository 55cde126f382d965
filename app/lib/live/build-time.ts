import { isRecord } from '#article-host/is-record.ts'
import { BUILD_PATH } from '#app/lib/site/build-file.ts'
import { readJson } from '#app/lib/site/read-json.ts'

/** When the articles of the last build were read, ms since 1970; `null` if `build.json` cannot be read. */
export async function readBuildTime(): Promise<number | null> {
  const build = await readJson(BUILD_PATH)
  return isRecord(build) && typeof build.takenAt === 'number' ? build.takenAt : null
}

/** Whether a cached answer is newer than the value in the document. With an unknown time it counts as older. */
export function isNewer(
  { storedAt }: { storedAt: number },
  initial: unknown,
  builtAt: number | null,
): boolean {
  return !initial || (builtAt !== null && storedAt > builtAt)
}
