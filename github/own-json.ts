/** The site's own files. */
export type OwnSite = {
  /** Where the site lives, with a slash at both ends. */
  base: string
  fetch: typeof globalThis.fetch
}

/**
 * What the build has laid beside the site (SAVE-1).
 *
 * @param path below the base
 * @returns the parsed JSON, unchecked; `null` when there is none, for whatever reason
 */
export async function ownJson({ base, fetch }: OwnSite, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(base + path, { signal })
    // Some hosts answer what they do not have with 200 and a page: that is no JSON.
    return response.status === 200 ? await response.json() : null
  } catch {
    return null
  }
}
