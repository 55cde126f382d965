import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { buildInto } from '#tests/support/build-into.ts'
import { type Counterpart, startCounterpart } from './counterpart.ts'
import type { Repository } from './repository.ts'

/** The two hosts' addresses when the site was built. They are in the site; a test's own hosts stand on other ports. */
const BUILT_WITH = 'build/variants/live-hosts.json'

const CACHE = 'build/variants/live-cache'

type Addresses = { api: string; raw: string }

/** An article of the repository that no checkout has: where it shows, it came from there. */
export const ONLY_THERE = 'Only in the repository'

/** An article of the checkout: the site has a copy of it, wherever its snapshot comes from. */
export const SAVED = 'Backpropagation by hand'

/** The repository as the site was built from it, and as every test finds it: with two articles. */
export async function seed({ createRepository }: Counterpart): Promise<Repository> {
  const repository = await createRepository('notes')
  await repository.put(SAVED, readFileSync(`articles/${SAVED}.md`, 'utf8'))
  await repository.put(ONLY_THERE, `# ${ONLY_THERE}\n\nThis text was never in the checkout.\n`)
  return repository
}

/** Builds the site into `folder`, configured for a counterpart that lives as long as the build. */
export async function buildLiveSite(folder: string): Promise<void> {
  await rm(CACHE, { recursive: true, force: true })
  const github = await startCounterpart()
  try {
    const { owner, name } = await seed(github)
    const env = {
      SITE_REPOSITORY: `${owner}/${name}`,
      SITE_API: github.api.address,
      SITE_RAW: github.raw.address,
      // Nothing from an earlier build, and no token that is meant for another GitHub.
      SITE_CACHE: CACHE,
      GITHUB_TOKEN: '',
    }
    await buildInto(folder, env)
    const addresses: Addresses = { api: github.api.address, raw: github.raw.address }
    await writeFile(BUILT_WITH, JSON.stringify(addresses))
  } finally {
    await github.close()
  }
}

/** Where the site looks for GitHub's two hosts. */
export function hostsInSite(): Addresses {
  return JSON.parse(readFileSync(BUILT_WITH, 'utf8')) as Addresses
}

/** The argument that makes Chromium find a test's own counterpart where the site looks for GitHub. */
export function resolverRules({ api, raw }: Counterpart): string {
  const built = hostsInSite()
  const rule = (from: string, to: string) => `MAP ${new URL(from).host} ${new URL(to).host}`
  return `--host-resolver-rules=${rule(built.api, api.address)},${rule(built.raw, raw.address)}`
}
