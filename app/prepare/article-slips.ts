import { takeFrontmatter } from '#app/features/frontmatter/take-frontmatter.ts'
import { findSlips } from '#app/features/markdown/slips/find-slips.ts'

type ArticleSlip = { line: number; field: string | null; expected: string; found: string }

/** The block of another tool, whose lines are shown as text (Hugo, "Front matter"). */
const TOML = /^\uFEFF?\+\+\+[ \t]*(?:\r|\n)/

/**
 * What of a whole article was meant as something and is shown as it is written: for the build alone.
 *
 * @returns slips whose lines are those of the file
 */
export async function articleSlips(text: string): Promise<ArticleSlip[]> {
  const { body } = await takeFrontmatter(text)
  const above = text.slice(0, text.length - body.length).split(/\r\n|\n|\r/).length - 1
  const slips = findSlips(body).map(({ line, ...slip }) => Object.assign(slip, { line: line + above }))
  return TOML.test(text) ? [OTHER_BLOCK, ...slips] : slips
}

const OTHER_BLOCK = {
  ...{ line: 1, field: null },
  ...{ expected: 'YAML between two lines of three dashes', found: '+++, as in TOML (it is shown as text)' },
}
