import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FRAME = 'diagram.html'
const OWN_SCRIPTS = "script-src 'self'"

/**
 * Names the site in the policy of the frame that draws diagrams. The frame has no origin, and WebKit takes `'self'` for
 * the document's origin where CSP3 (section 2.2, "self-origin") means the one it came from: Safari would load no script.
 *
 * @param outDir the finished site, with the frame as it stands in public/
 * @param address the site's address
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
