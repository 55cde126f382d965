import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'tests/fixtures/abroad/articles'

/** The articles of the Arabic site's repository when the site is built and when a test begins: text by file name. */
export const ABROAD_ARTICLES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
)
