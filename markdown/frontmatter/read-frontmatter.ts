import { FAILSAFE_SCHEMA, load, realMapTag, YAMLException } from 'js-yaml'
import * as v from 'valibot'
import { isMeant, saysDraft } from './block-lines.ts'
import { lineOfField, repeatedName } from './field-line.ts'
import { FIELD_RULES } from './field-rules.ts'
import { oneLine } from '#markdown/one-line.ts'
import { FIELD_NAMES, type Frontmatter, type FrontmatterProblem } from './frontmatter.ts'
import { isLikeDraft, SURELY } from './like-draft.ts'
import { plainLetters } from './plain-letters.ts'

export type FrontmatterReading = {
  fields: Frontmatter
  problems: FrontmatterProblem[]
  /** Fields that mean nothing here; other tools may know them. */
  unknown: string[]
}

/** Characters. The longest blocks of honest articles have about one thousand. */
const MAX_BLOCK_LENGTH = 10_000
/** A list in a mapping is two deep; what is deeper means nothing here. */
const MAX_DEPTH = 8
const SCHEMA = FAILSAFE_SCHEMA.withTags(realMapTag)

/**
 * Reads a block of frontmatter. It never throws: a field that is wrong is left out and reported, and so is a block that is
 * no YAML. Scalars stay the text they are (YAML 1.2, failsafe schema), so that a title of digits is a title; tags and
 * aliases of YAML are refused.
 *
 * @param block what stands between the two lines of dashes
 * @returns `null` when the block is no frontmatter but a part of the article
 */
export function readFrontmatter(block: string): FrontmatterReading | null {
  if (block.length > MAX_BLOCK_LENGTH) {
    const expected = `at most ${count(MAX_BLOCK_LENGTH)} (what is longer belongs in the article)`
    return unreadable(block, { line: 1, expected, found: count(block.length) })
  }
  try {
    const value = load(block, { schema: SCHEMA, maxDepth: MAX_DEPTH, maxAliases: 0 })
    if (value instanceof Map) return checked(value, block)
    return unreadable(block, { line: 2, expected: 'fields, each "name: value"', found: shown(value) })
  } catch (error) {
    return unreadable(block, explained(error, block))
  }
}

const KEPT_BACK = ' (a draft, it seems: the article is kept back)'

const YAML = 'YAML (a text with ": " or " #" in it, or with a sign in front, stands in quotes)'

function explained(error: unknown, block: string): Omit<FrontmatterProblem, 'field'> {
  // Every exception of the parser is one of the block, whatever its class (js-yaml, "Safety").
  if (!(error instanceof YAMLException) || !error.mark)
    return { line: 1, expected: YAML, found: 'something else' }
  const { reason, mark } = error
  if (reason !== 'duplicated mapping key') return { line: mark.line + 2, expected: YAML, found: reason }
  const { name, lines } = repeatedName(block, mark)
  const found = `${shown(name)} on the lines ${lines.join(' and ')}`
  return { line: lines[1], expected: 'each field once (until then none of them counts)', found }
}

function unreadable(block: string, problem: Omit<FrontmatterProblem, 'field'>): FrontmatterReading | null {
  if (!isMeant(block)) return null
  const fields = saysDraft(block) ? { draft: true } : {}
  const expected = problem.expected + (fields.draft ? KEPT_BACK : '')
  return { fields, problems: [{ field: null, ...problem, expected }], unknown: [] }
}

function checked(values: ReadonlyMap<unknown, unknown>, block: string): FrontmatterReading {
  const fields: Record<string, unknown> = {}
  const problems: FrontmatterProblem[] = []
  const others = new Map<string, unknown>()
  for (const [key, value] of values) {
    const name = String(key)
    const field = FIELD_NAMES.find((known) => known === plainLetters(name).trim().toLowerCase())
    if (field === undefined) others.set(name, value)
    // A name without a value is a place to write one later.
    if (field === undefined || value === undefined || value === '') continue
    const line = lineOfField(block, name)
    if (name !== field) {
      const expected = `the name in small, plain letters, "${field}"`
      problems.push({ line, field, expected, found: shown(name) })
    }
    const result = v.safeParse(FIELD_RULES[field], value)
    // In doubt an article is kept back: what was published by mistake cannot be taken back.
    if (field === 'draft') fields.draft = fields.draft === true || !result.success || result.output
    else if (result.success) fields[field] = result.output
    if (!result.success) {
      const [issue] = result.issues
      problems.push({ line, field, expected: issue.message, found: shown(value) })
    }
  }
  const misspelt = fields.draft === undefined ? namesLikeDraft(others) : []
  for (const name of misspelt) {
    fields.draft = true
    const line = lineOfField(block, name)
    problems.push({ line, field: 'draft', expected: NAME_OF_DRAFT, found: shown(name) })
    others.delete(name)
  }
  return {
    fields,
    problems: problems.toSorted((a, b) => a.line - b.line),
    unknown: [...others.keys()].map(shown),
  }
}

/** In doubt as well; but where `draft` itself is said, that is what counts. */
function namesLikeDraft(others: ReadonlyMap<string, unknown>): string[] {
  return [...others]
    .filter(([name, value]) => isLikeDraft(plainLetters(name).trim()) && SURELY.test(String(value).trim()))
    .map(([name]) => name)
}

const NAME_OF_DRAFT =
  'the name "draft" (the article is kept back; if it is another field, "draft: false" beside it says so)'

function count(characters: number): string {
  return `${characters.toLocaleString('en')} characters`
}

/** A value in few words, for a line of the build's output. */
function shown(value: unknown): string {
  if (value instanceof Map) return 'a mapping'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = oneLine(String(value))
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
