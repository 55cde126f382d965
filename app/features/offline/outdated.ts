/** Three versions, each named by the address of its entry module. */
export type Circumstances = {
  running: string | null
  /** What the site serves now; `null` when its answer is not a document of the site. */
  deployed: string | null
  /** The version for which this tab was already reloaded. */
  reloadedFor: string | null
}

/** Whether the site has a newer version for which this tab was not reloaded yet (fault row 64). */
export function shouldReload({ running, deployed, reloadedFor }: Circumstances): boolean {
  if (running === null || deployed === null) return false
  return deployed !== running && deployed !== reloadedFor
}

/** The entry module of a document; its name changes with every version. */
export function entryOf(html: string): string | null {
  return html.match(/<script data-modules="([^" ]+)/)?.[1] ?? null
}
