import { readdirSync, readFileSync } from 'node:fs'
import { VARIANTS } from './variants.ts'

const { SITE_API: api, SITE_RAW: raw } = VARIANTS.live.env

/** The addresses of GitHub's two hosts in the variant `live`. */
export const GITHUB_IN_SITE = { api, raw }

/** An article that only the repository has. */
export const ONLY_THERE = 'Only in the repository'

/** An article of the fixture and of the repository. */
export const SAVED = 'Backpropagation by hand'

/** The articles of the repository on GitHub when the site is built and when a test begins: text by name. */
export const SEED = {
  [SAVED]: readFileSync(`tests/fixtures/articles/${SAVED}.md`, 'utf8'),
  [ONLY_THERE]: `# ${ONLY_THERE}\n\nThis text was never in the checkout.\n`,
}

const ABROAD = 'tests/fixtures/abroad/articles'

/** The articles of the Arabic site's repository when the site is built and when a test begins: text by file name. */
export const ABROAD_ARTICLES: ReadonlyMap<string, string> = new Map(
  readdirSync(ABROAD).map((name) => [name, readFileSync(`${ABROAD}/${name}`, 'utf8')]),
)
