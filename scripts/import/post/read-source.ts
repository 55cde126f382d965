import { FOLDER, QUARTO } from '#scripts/import/blog/generators.ts'
import type { ImportFinding, OldBlog, ReadPost } from '#scripts/import/model.ts'
import { readNotebookFields } from '#scripts/import/notebook/notebook-fields.ts'
import { readNotebook } from '#scripts/import/notebook/notebook.ts'
import { findInclusions } from '#scripts/import/pelican/inclusions.ts'
import { entriesOfPage, entriesOfTags } from '#scripts/import/references/bibliography.ts'
import { frozenFile, readFrozen } from '#scripts/import/quarto/frozen.ts'
import { includePartials } from '#scripts/import/quarto/partials.ts'
import { folderFields } from '#scripts/import/quarto/project.ts'
import { postBlock } from '#scripts/import/html/html-block.ts'
import { type PostFields, textOf } from './post-frontmatter.ts'
import { readPost, readYamlFrontmatter } from './read-post.ts'

const NOTEBOOK = /\.ipynb$/i
/** Texts with cells of code. */
const WITH_CELLS = /\.(?:qmd|rmd|rmarkdown)$/i
const HTML = /\.html?$/i
/** The sources that R makes HTML of. */
const R_SOURCES = ['.Rmd', '.rmd', '.Rmarkdown', '.rmarkdown']
/** Dates that Quarto fills in: https://quarto.org/docs/reference/dates.html. */
const FILLED_DATE = /^(?:today|now|last-modified)$/

/**
 * Reads a post: its fields, and its text with what other files of the blog have of it, such as results of its code.
 *
 * @param findings receives the results and bibliographies that cannot be read
 * @throws Error with a sentence if it is no post, or cannot be read
 */
export function readSource(path: string, blog: OldBlog, findings: ImportFinding[]): ReadPost {
  const post = readByFormat(path, blog, findings)
  if (post.format === undefined) return { ...post, bibliography: entriesOfTags(post, blog, findings) }
  if (post.format === 'html') return post
  const withDefaults = { ...lowerCaseNames(folderFields(path, blog.files, blog.read)), ...post.fields }
  const fields = withoutFilledDates(withDefaults)
  const isPage = blog.generator.name === QUARTO
  if (isPage && textOf(fields['title']) === undefined) throw new Error('a page without a title')
  // Folders of notes have pages that only list the others.
  if (isPage && post.body.trim() === '') throw new Error('a page without text')
  return { ...post, fields, bibliography: entriesOfPage(post, fields, blog, findings) }
}

function readByFormat(path: string, blog: OldBlog, findings: ImportFinding[]): ReadPost {
  if (NOTEBOOK.test(path)) return readNotebookPost(path, blog)
  if (WITH_CELLS.test(path) || blog.generator.name === QUARTO) return readQuartoPost(path, blog, findings)
  return readMarkdownOrHtmlPost(path, blog, findings)
}

/** A notebook stays JSON until a thread converts it, because that may take long. */
function readNotebookPost(path: string, blog: OldBlog): ReadPost {
  const body = blog.read(path)
  const { fields } = readNotebookFields(readNotebook(body), readYamlFrontmatter)
  return { path, fields, body, format: 'notebook' }
}

function readMarkdownOrHtmlPost(path: string, blog: OldBlog, findings: ImportFinding[]): ReadPost {
  const { fields, body } = readPost(blog.read(path), blog.generator)
  if (HTML.test(path)) {
    const isRendered = R_SOURCES.some((ending) => blog.files.has(path.replace(HTML, ending)))
    return isRendered ? { path, fields, body, format: 'html' } : { path, fields, body: postBlock(body) }
  }
  const mayInclude = blog.generator.name === 'Pelican' || blog.generator.name === FOLDER
  const inclusions = mayInclude ? findInclusions(path, body, blog, findings) : []
  return { path, fields, body, inclusions }
}

/** The text with the results that Quarto stored, else the text alone. A heading at its beginning is the title that the fields lack. */
function readQuartoPost(path: string, blog: OldBlog, findings: ImportFinding[]): ReadPost {
  const text = frozenText(path, blog, findings) ?? includePartials(blog.read(path), path, blog)
  const { fields, body } = readPost(text, blog.generator)
  const hasTitle = textOf(fields['title']) !== undefined
  const heading = hasTitle ? null : openingHeading(body)
  if (heading === null) return { path, fields, body, format: 'quarto' }
  return { path, fields: { ...fields, title: heading.title }, body: heading.after, format: 'quarto' }
}

/** A heading that begins a text without a title: `# A title {#anchor}`. */
function openingHeading(body: string): { title: string; after: string } | null {
  const [line = '', ...linesAfter] = body.trimStart().split('\n')
  const [words = ''] = line.split('{', 1)
  const title = words.slice(1).trim()
  return /^#[ \t]/.test(line) && title !== '' ? { title, after: linesAfter.join('\n') } : null
}

/** The text with the results that Quarto stored; `undefined` without any that can be read. */
function frozenText(path: string, { files, read }: OldBlog, findings: ImportFinding[]): string | undefined {
  const file = frozenFile(path)
  if (!files.has(file)) return undefined
  try {
    return readFrozen(read(file), path)
  } catch (error) {
    findings.push({ file, kind: 'results that were not read', message: (error as Error).message })
    return undefined
  }
}

function lowerCaseNames(fields: PostFields): PostFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Quarto's `date-modified` is our `updated`, and a date that it fills in is none. */
function withoutFilledDates(fields: PostFields): PostFields {
  const { 'date-modified': modified, date, ...others } = fields
  const isWritten = (value: unknown) => value !== undefined && !FILLED_DATE.test(textOf(value) ?? '')
  return {
    ...others,
    ...(isWritten(date) && { date }),
    ...(isWritten(modified) && { updated: modified }),
  }
}
