import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFile } from '#site-build/files/write-files.ts'

const OWN_SCRIPTS = "script-src 'self'"

/**
 * The frame that draws diagrams, and its script (decision 9).
 *
 * @param root the folder of the project
 * @param address of the site
 */
export function diagramFrame(root: string, address: string): SiteFile[] {
  const read = (name: string) => readFile(join(root, 'site-build/files/diagram-frame', name), 'utf8')
  return [
    ['diagram.html', async () => withOrigin(await read('diagram.html'), new URL(address).origin)],
    ['diagram.js', () => read('diagram.js')],
  ]
}

/**
 * Adds the site's origin to the policy of the frame. The frame has no origin of its own, so WebKit matches nothing with `'self'`,
 * unlike CSP3 (section 2.2, "self-origin"), and Safari would load no script.
 *
 * @throws Error when the frame does not allow its own scripts exactly once
 */
export function withOrigin(frame: string, origin: string): string {
  const parts = frame.split(OWN_SCRIPTS)
  if (parts.length !== 2) {
    throw new Error(`diagram.html: expected ${OWN_SCRIPTS} once, found it ${parts.length - 1} times.`)
  }
  return parts.join(`${OWN_SCRIPTS} ${origin}`)
}
