import { saysDraft } from './block-lines.ts'
import { beginsLikeBlock, draftLineProblem } from './draft-line.ts'
import type { FrontmatterReading } from './read-frontmatter.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

type TakenFrontmatter = FrontmatterReading & { body: string }

/**
 * Takes the frontmatter off an article. The parser of YAML is loaded only for a text that begins with a block; where it
 * cannot be loaded, the article is shown as without one, but for being a draft.
 *
 * A line that looks like the field `draft` but is none is reported, and a text that was meant to begin with a block is
 * kept back for it.
 *
 * @param text a whole article
 */
export async function takeFrontmatter(text: string): Promise<TakenFrontmatter> {
  const taken = await takeBlock(text)
  const problem = taken.fields.draft === undefined ? draftLineProblem(text) : null
  if (problem === null) return taken
  const isKeptBack = taken.body === text && beginsLikeBlock(text)
  return {
    ...taken,
    fields: { ...taken.fields, ...(isKeptBack && { draft: true }) },
    problems: [...taken.problems, problem],
  }
}

async function takeBlock(text: string): Promise<TakenFrontmatter> {
  const nothing = { fields: {}, problems: [], unknown: [] }
  const { block, body, isOpen } = splitFrontmatter(text)
  if (block === null) return { ...nothing, body }
  const parser = await import('./read-frontmatter.ts').catch(() => null)
  if (parser === null) return { ...nothing, fields: saysDraft(block) ? { draft: true } : {}, body }
  const reading = parser.readFrontmatter(block)
  if (!reading) return { ...nothing, body: text }
  return { ...reading, problems: [...(isOpen ? [NO_END] : []), ...reading.problems], body }
}

const NO_END = { line: 1, field: null, expected: 'a line of three dashes after the fields', found: 'none' }
