/** What speaks for and against loading a page again. Versions are the addresses of the modules they start from. */
export type Circumstances = {
  running: string | null
  /** What the site has now; `null` when its answer is no document of it. */
  deployed: string | null
  /** The version that this tab was reloaded for before. */
  reloadedFor: string | null
}

/** Whether a reload helps, costs nothing, and cannot go round in circles: at most once a version (fault row 64). */
export function shouldReload({ running, deployed, reloadedFor }: Circumstances): boolean {
  if (running === null || deployed === null) return false
  return deployed !== running && deployed !== reloadedFor
}

/** The module that a document of this site starts from; its name changes with the version. */
export function entryOf(html: string): string | null {
  return html.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1] ?? null
}
