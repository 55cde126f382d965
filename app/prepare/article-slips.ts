import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { lineOfField } from '#markdown/frontmatter/field-line.ts'
import { fieldSlips } from '#markdown/frontmatter/field-slips.ts'
import { splitFrontmatter } from '#markdown/frontmatter/split-frontmatter.ts'
import { findSlips } from '#markdown/slips/find-slips.ts'

type ArticleSlip = { line: number; field: string | null; expected: string; found: string }

/** The block of another tool, whose lines are shown as text (Hugo, "Front matter"). */
const TOML = /^\uFEFF?\+\+\+[ \t]*(?:\r|\n)/

/**
 * What of a whole article is hardly what its author meant: for the build alone.
 *
 * @param now ms since 1970
 * @returns slips whose lines are those of the file
 */
export async function articleSlips(text: string, now: number): Promise<ArticleSlip[]> {
  const { fields, body } = await takeFrontmatter(text)
  const above = text.slice(0, text.length - body.length).split(/\r\n|\n|\r/).length - 1
  const inText = findSlips(body).map(({ line, ...slip }) => Object.assign(slip, { line: line + above }))
  const inBlock = fieldSlips(splitFrontmatter(text).block ?? '', fields, now)
  return [...(TOML.test(text) ? [OTHER_BLOCK] : []), ...inBlock, ...inText]
}

/** @returns where a field of an article's frontmatter stands: a line of the file, from 1 */
export function fieldLine(text: string, name: string): number {
  return lineOfField(splitFrontmatter(text).block ?? '', name)
}

const OTHER_BLOCK = {
  ...{ line: 1, field: null },
  ...{ expected: 'YAML between two lines of three dashes', found: '+++, as in TOML (it is shown as text)' },
}
