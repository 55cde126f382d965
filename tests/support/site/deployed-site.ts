import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { staticHost } from '#site-build/dev/static-host.ts'
import { listen, stop } from '#tests/support/listen.ts'
import { VARIANTS, type VariantName } from './variants.ts'

/** A site for a single test, on a host that can fail and can get a new version. */
export type DeployedSite = {
  /** The complete address of the site, with a slash at its end. */
  address: string
  folder: string
  /** Stops listening, so that the system refuses connections. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** Accepts further requests without answering them. */
  stall: () => void
  /** Answers further requests for missing files with the start page and status 200. */
  answerAll: () => void
  /** Whether further calls for articles get 403, as from GitHub beyond its limit. */
  refuseCalls: (refuses: boolean) => void
  remove: () => Promise<void>
}

export async function deploySite(variant: VariantName): Promise<DeployedSite> {
  const { base } = VARIANTS[variant]
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'))
  await cp(VARIANTS[variant].folder, folder, { recursive: true })
  const answer = staticHost(folder, base)
  let stalls = false
  let answersAll = false
  let refusesCalls = false
  const server = createServer((request, response) => {
    if (stalls) return
    if (refusesCalls && request.url?.startsWith(`${base}github/`)) return void response.writeHead(403).end()
    if (answersAll && !hasFile(folder, base, request.url ?? '')) request.url = base
    answer(request, response)
  })
  const port = await listen(server)
  return {
    address: `http://127.0.0.1:${port}${base}`,
    folder,
    cut: () => stop(server),
    restore: async () => void (await listen(server, port)),
    stall: () => void (stalls = true),
    answerAll: () => void (answersAll = true),
    refuseCalls: (refuses) => void (refusesCalls = refuses),
    remove: async () => {
      await stop(server)
      await rm(folder, { recursive: true })
    },
  }
}

function hasFile(folder: string, base: string, url: string): boolean {
  const [path = ''] = decodeURIComponent(url).slice(base.length).split('?')
  return existsSync(join(folder, path || 'index.html')) || existsSync(join(folder, `${path}.html`))
}

/**
 * Deploys a next version of the site, in which every script has another name, as after a change of the code. The old scripts
 * are gone.
 */
export async function deployNextVersion(folder: string): Promise<void> {
  const scripts = new Set((await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js')))
  for (const file of await textFiles(folder)) {
    const text = await readFile(file, 'utf8')
    const next = text
      .replace(/[\w.-]+\.js/g, (name) => (scripts.has(name) ? nextName(name) : name))
      // The documents have changed with the names in them, so they have other revisions in the worker's list.
      .replaceAll('"revision":"', '"revision":"next-')
    if (next !== text) await writeFile(file, next)
  }
  for (const name of scripts) {
    await rename(join(folder, 'assets', name), join(folder, 'assets', nextName(name)))
  }
}

/** Replaces the site's worker with that of a build with `worksOffline: false`. */
export async function deployRetiredWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'service-worker/retired-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

function nextName(script: string): string {
  return script.replace(/\.js$/, '-next.js')
}

async function textFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(js|html)$/.test(name)).map((name) => join(folder, name))
  const kinds = await Promise.all(files.map((file) => stat(file)))
  return files.filter((_, index) => kinds[index]?.isFile())
}
