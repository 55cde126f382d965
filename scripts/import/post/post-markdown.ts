import type { NamedPost } from '#scripts/import/model.ts'
import type { EmbeddedPictures } from '#scripts/import/notebook/embedded-pictures.ts'
import { readNotebookFields } from '#scripts/import/notebook/notebook-fields.ts'
import { notebookToMarkdown } from '#scripts/import/notebook/notebook-to-markdown.ts'
import { readNotebook } from '#scripts/import/notebook/notebook.ts'
import { includeFiles } from '#scripts/import/pelican/include-files.ts'
import { withFootnotes } from '#scripts/import/references/distill.ts'
import { withPublications } from '#scripts/import/references/publications.ts'
import { cellDefaults, quartoToMarkdown } from '#scripts/import/quarto/quarto-to-markdown.ts'
import { renderedHtmlToMarkdown } from '#scripts/import/rmarkdown/rendered-html.ts'
import { readYamlFrontmatter } from './read-post.ts'

/** The text of a post in Markdown, before links and HTML in it are converted. */
export type PostMarkdown = {
  text: string
  /** The pictures that the file contains, by the addresses that the text has for them. */
  pictures: EmbeddedPictures
  /** What needs a hand. */
  findings: readonly { kind: string; message: string }[]
}

type SourcePost = Pick<NamedPost, 'body' | 'format' | 'fields' | 'bibliography' | 'inclusions'>

/** Converts the text of a post that is not Markdown alone. @throws Error with a sentence if it cannot be read */
export function postMarkdown(post: SourcePost): PostMarkdown {
  const { body, format, fields, bibliography = '', inclusions = [] } = post
  if (format === 'html') {
    const { text, pictures, leftOut } = renderedHtmlToMarkdown(body)
    return { text, pictures, findings: leftOutFindings(leftOut) }
  }
  const defaults = cellDefaults(fields)
  if (format === 'quarto') {
    const page = quartoToMarkdown(body, { fields, bibliography, defaults })
    return { ...page, findings: [...leftOutFindings(page.leftOut), ...pageFindings(page)] }
  }
  if (format !== 'notebook') {
    const { text, pictures, leftOut } = includeFiles(body, inclusions)
    const withReferences = withPublications(withFootnotes(text), bibliography)
    return { text: withReferences, pictures, findings: leftOutFindings(leftOut) }
  }
  const notebook = readNotebook(body)
  const { cells } = readNotebookFields(notebook, readYamlFrontmatter)
  const written = notebookToMarkdown({ ...notebook, cells }, defaults)
  // Notebooks of Quarto have divs and references, too.
  const page = quartoToMarkdown(written.text, { fields, bibliography, defaults })
  return {
    text: page.text,
    pictures: new Map([...written.pictures, ...page.pictures]),
    findings: [...leftOutFindings([...written.leftOut, ...page.leftOut]), ...pageFindings(page)],
  }
}

const leftOutFindings = (reasons: readonly string[]) =>
  reasons.map((message) => ({ kind: 'results that articles cannot show', message }))

function pageFindings({
  countWithoutResults,
  missingLabels,
}: {
  countWithoutResults: number
  missingLabels: string[]
}) {
  const findings = missingLabels.map((label) => ({ kind: 'references to nothing', message: `@${label}` }))
  if (countWithoutResults > 0)
    findings.push({
      kind: 'code without its results, which are not stored',
      message: `blocks: ${countWithoutResults}`,
    })
  return findings
}
