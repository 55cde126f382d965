import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staticHost } from '#site-build/dev/static-host.ts'
import { startHost } from '#tests/support/host.ts'
import { filesIn } from './files-in.ts'
import { VARIANTS, type VariantName } from './variants.ts'

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>

/** Copies a finished site for a single test, to a host that can fail and can get a new version. */
export async function deploySite(variant: VariantName) {
  const { folder: finished, base } = VARIANTS[variant]
  const folder = mkdtempSync(join(tmpdir(), 'deployed-site-'))
  cpSync(finished, folder, { recursive: true })
  const host = await startHost(await staticHost(folder, base))
  return {
    ...host,
    folder,
    /** The complete address of the site, with a slash at its end. */
    address: host.address + base,
    async remove() {
      await host.cut()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The file that answers the live call for an article. */
export const liveFile = ({ folder }: DeployedSite, name: string) =>
  join(folder, 'github/raw/site/site/main/articles', `${name}.md`)

/**
 * Deploys a next version of the site, in which every script has another name, as after a change of the code. The old scripts
 * are gone.
 */
export function deployNextVersion(folder: string): void {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  // From the start of a word only: from each of its letters, minified code and grammars would take 40 s.
  const scriptNames = /(?<![\w.-])[\w.-]+\.js/g
  const nextName = (script: string) => script.replace(/\.js$/, '-next.js')
  for (const file of filesIn(folder).filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(scriptNames, (name) => (scripts.includes(name) ? nextName(name) : name))
      // The documents have changed with the names in them, so they have other revisions in the worker's list.
      .replaceAll('"revision":"', '"revision":"next-')
    writeFileSync(join(folder, file), text)
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, nextName(name)))
}
