import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A digest of all that makes an article's HTML from its text: the server bundle, which contains our code and the owner's
 * settings, the installed packages, and Node.
 *
 * @param root the folder of the lockfile
 */
export async function pipelineDigest(serverDir: string, root: string): Promise<string> {
  const bundle = (await readdir(serverDir, { recursive: true, encoding: 'utf8' })).filter((file) =>
    file.endsWith('.js'),
  )
  const hash = createHash('sha256').update(process.version)
  for (const file of [
    join(root, 'package-lock.json'),
    ...bundle.toSorted().map((name) => join(serverDir, name)),
  ]) {
    hash.update(`\0${file.slice(root.length)}\0`)
    hash.update(await readFile(file).catch(() => ''))
  }
  return hash.digest('hex')
}
