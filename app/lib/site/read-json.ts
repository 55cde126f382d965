import { BASE } from './settings.ts'

/** A JSON file of the site; `null` if it cannot be read, or if a captive portal answers instead. @param path from the base */
export async function readJson(path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(BASE + path, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
