import { slug } from 'github-slugger'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { FOLDER, type Generator } from '#scripts/import/blog/generators.ts'
import { isMapping, type PostFields, textOf } from './post-frontmatter.ts'

/** The fields of a post, with names in lower case, and its text. */
type FieldsAndBody = { fields: PostFields; body: string }

const LINE_WITH_BREAK = /[^\n]*(?:\n|$)/g
/**
 * Fields that only a line of dashes ends: `name: value`, with the items or the indented lines of a value below its name. Hexo accepts them
 * without a line above (https://hexo.io/docs/front-matter).
 */
const FIELDS_WITHOUT_OPENING =
  /^(?<block>(?:[\w-]+:(?!\S)[^\n]*\n(?:(?:[ \t]+|-[ \t])\S[^\n]*\n)*)+)(?:[ \t\r]*\n)*-{3,}[ \t\r]*(?:\n|$)/
const JSON_BLOCK = /^\{[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/
/** A line of Pelican's metadata, and one that continues it (https://python-markdown.github.io/extensions/meta_data/). */
const META_FIELD = /^ {0,3}(?<name>[\w-]+):[ \t]*(?<value>.*)$/
const META_CONTINUATION = /^(?: {4,}|\t)(?<value>.*)$/

/**
 * Separates the fields of a post from its text: frontmatter in YAML, TOML or JSON, or the lines "Name: value" that Pelican has, and
 * programs that people have written for themselves.
 *
 * @throws Error if the frontmatter does not end, or cannot be read
 */
export function readPost(text: string, { name }: Pick<Generator, 'name'>): FieldsAndBody {
  if (name === FOLDER) return readFieldsOfNote(text) ?? readMetadataOfNote(text) ?? readFrontmatter(text)
  if (name === 'Hexo') return readWithoutOpening(text) ?? readFrontmatter(text)
  if (name !== 'Pelican') return readFrontmatter(text)
  const { fields, body } = text.startsWith('---') ? readFrontmatter(text) : readMetadata(text)
  const title = textOf(fields['title'])
  if (title === undefined || fields['slug'] !== undefined) return { fields, body }
  // Pelican makes addresses of titles (https://docs.getpelican.com/en/latest/settings.html, SLUGIFY_SOURCE).
  return { fields: { ...fields, slug: slug(title.replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')) }, body }
}

/** Separates frontmatter from a text, whatever its program is. @throws Error if it does not end, or cannot be read */
export const readYamlFrontmatter = (text: string) => readFrontmatter(text)

/** Empty lines, which Hugo takes above frontmatter. */
const EMPTY_LINES = /^\s*\n(?=(?:---|\+\+\+)[ \t]*\r?\n)/

function readFrontmatter(text: string): FieldsAndBody {
  const emptyLines = EMPTY_LINES.exec(text)?.[0]
  if (emptyLines === undefined) return readFrontmatterAtStart(text)
  const reading = readFrontmatterAtStart(text.slice(emptyLines.length))
  const hasFields = Object.keys(reading.fields).length > 0
  return hasFields ? reading : { fields: {}, body: text }
}

function readFrontmatterAtStart(text: string): FieldsAndBody {
  const json = JSON_BLOCK.exec(text)?.[0]
  // YAML reads JSON too.
  if (json !== undefined) return { fields: readYaml(json), body: text.slice(json.length) }
  const { block, body, isClosed } = splitFrontmatter(text)
  if (block === null) return { fields: {}, body: text }
  const beginsWithField = /^[\w-]+[ \t]*[:=]/.test(block)
  // A line of three signs is also a rule of Markdown.
  if (!isClosed && !beginsWithField) return { fields: {}, body: text }
  if (!isClosed) throw new Error('expected a line of three signs after the fields, found none')
  const isToml = text.startsWith('+')
  return { fields: readYaml(isToml ? JSON.stringify(parseToml(block)) : block), body }
}

/** Reads frontmatter that has no line above it; `null` for any other text. @throws Error if it cannot be read */
function readWithoutOpening(text: string): FieldsAndBody | null {
  const match = FIELDS_WITHOUT_OPENING.exec(text)
  if (match === null) return null
  return { fields: readYaml(match.groups?.['block'] ?? ''), body: text.slice(match[0].length) }
}

/** Reads the same in a folder that may contain any notes: a line with a colon above dashes may also be a heading. */
function readFieldsOfNote(text: string): FieldsAndBody | null {
  try {
    const post = readWithoutOpening(text)
    return post !== null && textOf(post.fields['title']) !== undefined && hasFieldOfPosts(post) ? post : null
  } catch {
    return null
  }
}

/** Reads the lines "Name: value" at the start of a text, up to the first line that neither is one nor continues one. */
function readMetadata(text: string): FieldsAndBody {
  const fields: Record<string, string> = {}
  let lastName: string | undefined
  let bodyStart = 0
  for (const match of text.matchAll(LINE_WITH_BREAK)) {
    const line = match[0].trimEnd()
    const continuation = META_CONTINUATION.exec(line)?.groups?.['value']
    const field = META_FIELD.exec(line)?.groups
    if (continuation && lastName !== undefined) fields[lastName] += ` ${continuation}`
    else if (field?.['name'] !== undefined) {
      lastName = field['name'].toLowerCase()
      fields[lastName] = field['value'] ?? ''
    } else break
    bodyStart = match.index + match[0].length
  }
  return { fields, body: text.slice(bodyStart).replace(/^\s*\n/, '') }
}

/** Reads metadata that begins with a title and has a further field of posts: a text may begin with a colon in its first line. */
function readMetadataOfNote(text: string): FieldsAndBody | null {
  if (!/^title:[ \t]*\S/i.test(text)) return null
  const metadata = readMetadata(text)
  return hasFieldOfPosts(metadata) ? metadata : null
}

/** Whether one of the fields besides the title is that of a post. */
function hasFieldOfPosts({ fields }: FieldsAndBody): boolean {
  return ['date', 'tags', 'author', 'slug', 'category'].some((name) => name in fields)
}

/** Reads fields in YAML. Their names are in lower case then, and their values are texts, lists and mappings. */
function readYaml(block: string): PostFields {
  const value: unknown = parseLenientYaml(block)
  if (!value) return {}
  if (!isMapping(value)) throw new Error('expected fields, each "name: value"')
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]))
}

/** Reads YAML, also when a list in brackets or a quoted text goes on at the start of a line, as the parsers of Ruby and Go take it. */
function parseLenientYaml(block: string): unknown {
  const options = {
    logLevel: 'error',
    schema: 'failsafe',
    uniqueKeys: false,
    maxAliasCount: 100,
  } as const
  try {
    return parseYaml(block, options)
  } catch (error) {
    const indented = indentContinuations(block)
    if (!(error instanceof YAMLParseError) || indented === block) throw error
    return parseYaml(indented, options)
  }
}

/** Where a field begins at the start of a line, with the sign that opens its list, mapping or quoted text. */
const OPENING_LINE = /^[\w-]+[ \t]*:[ \t]*(?<sign>[["'{])(?<content>.*)$/
const CLOSING_SIGNS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" }

/** Indents the lines of values that one line opens and a later one closes. YAML requires it. */
function indentContinuations(block: string): string {
  let closingSign: string | undefined
  const lines = block.split('\n').map((line) => {
    if (closingSign !== undefined) {
      if (line.includes(closingSign)) closingSign = undefined
      return `  ${line}`
    }
    const { sign, content } = OPENING_LINE.exec(line.trimEnd())?.groups ?? {}
    const sought = CLOSING_SIGNS[sign ?? '']
    if (sought !== undefined && !content?.includes(sought)) closingSign = sought
    return line
  })
  return lines.join('\n')
}
