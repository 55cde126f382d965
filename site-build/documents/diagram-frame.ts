import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FRAME = 'diagram.html'
const OWN_SCRIPTS = "script-src 'self'"

/**
 * Adds the site's origin to the policy of the frame that draws diagrams. The frame has no origin of its own, so WebKit matches
 * nothing with `'self'`, unlike CSP3 (section 2.2, "self-origin"), and Safari would load no script.
 */
export async function nameSiteInFrame(outDir: string, address: string): Promise<void> {
  const file = join(outDir, FRAME)
  await writeFile(file, withOrigin(await readFile(file, 'utf8'), new URL(address).origin))
}

/** @throws Error when the frame does not allow its own scripts exactly once */
export function withOrigin(frame: string, origin: string): string {
  const parts = frame.split(OWN_SCRIPTS)
  if (parts.length !== 2) {
    throw new Error(`public/${FRAME}: expected ${OWN_SCRIPTS} once, found it ${parts.length - 1} times.`)
  }
  return parts.join(`${OWN_SCRIPTS} ${origin}`)
}
