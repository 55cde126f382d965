import { readFileSync } from 'node:fs'
import { VARIANTS } from '#tests/support/site/variants.ts'
import type { Counterpart } from './counterpart.ts'
import type { Repository } from './repository.ts'

/** An article that only the repository has. */
export const ONLY_THERE = 'Only in the repository'

/** An article of the fixture and of the repository. */
export const SAVED = 'Backpropagation by hand'

/** The articles of the repository when the site was built and when a test begins: text by name. */
export const SEED = {
  [SAVED]: readFileSync(`tests/fixtures/articles/${SAVED}.md`, 'utf8'),
  [ONLY_THERE]: `# ${ONLY_THERE}\n\nThis text was never in the checkout.\n`,
}

/** Creates the repository on GitHub's counterpart. */
export async function seed({ createRepository }: Counterpart): Promise<Repository> {
  const repository = await createRepository('notes')
  for (const [name, text] of Object.entries(SEED)) await repository.put(name, text)
  return repository
}

/** Where the site looks for GitHub's two hosts. */
export function hostsInSite(): { api: string; raw: string } {
  const { SITE_API: api, SITE_RAW: raw } = VARIANTS.live.env
  return { api, raw }
}
