import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { walkElements } from '#markdown/tree.ts'
import { ID_PREFIX } from '#markdown/transforms/destination.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Reference } from '#markdown/article.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { articleWords, plainLines } from '#site-build/files/search/article-words.ts'
import { type TextPlaces, placePictures } from '#site-build/articles/pictures/place-pictures.ts'
import { fileOf, type Warning } from '#site-build/read/warnings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'

/** The names of the marks that `foreignMarks` finds, and what to do about them. */
const MARKS: Record<string, readonly [name: string, advice: string]> = {
  comment: ['comment', 'readers see it: delete it'],
  jsx: ['JSX tag', 'write Markdown'],
  tag: ['HTML tag', 'write Markdown'],
  script: ['JavaScript line', 'delete it'],
  template: ['template tag', 'write Markdown'],
  container: ['::: line', 'write > [!NOTE]'],
  attributes: ['attribute list', 'delete it'],
  formula: ['formula bracket', 'write $…$ or $$…$$'],
  wiki: ['wiki link', 'write […](….md)'],
  alert: ['unknown alert', 'write [!NOTE], with a line below'],
  footnote: ['footnote without a text', 'define it'],
}
const OF_TAGS: Record<string, string> = {
  a: '[…](…), or link to the anchor of a heading',
  b: '**…**',
  code: '`…`',
  em: '*…*',
  i: '*…*',
  iframe: '[…](…)',
  img: '![…](…)',
  pre: '```',
  strong: '**…**',
  video: '[…](…)',
}
const LENGTH = 60

/** The facts of a formatted article that the build needs, without its text. */
export type CheckedArticle = ReturnType<typeof checkArticle>['checked']

/** Places the pictures of an article, and checks what its formatter found: the text is not parsed again. */
export function checkArticle(formatted: FormattedFile, places: TextPlaces) {
  const { problems, unknown, references, destinations = [] } = formatted
  const { pictures, warnings, ...placed } = placePictures(formatted, places)
  const { body, ...article } = placed.article
  const file = fileOf(article.name, places.folder)
  const anchors: string[] = []
  let plainNote: Element | undefined
  walkElements(body, (element) => {
    const { id, className } = element.properties
    if (typeof id === 'string') anchors.push(withoutPrefix(id))
    if (Array.isArray(className) && className.includes('plain-note')) plainNote ??= element
  })
  const checked = {
    file,
    article,
    pictures,
    references,
    destinations,
    /** The places that links can lead to: headings and footnotes. */
    anchors,
    unknownFields: unknown,
    words: articleWords(body, article.description),
    /** Whether it gets no page. */
    isDraft: article.draft === true || problems.some(({ isError }) => isError),
    frontmatterWarnings: problems.map(({ isError, line, field, expected, found }): Warning => {
      const left = isError ? ' (the article is left out until then)' : ''
      const message = `${field}: expected ${expected}, found "${found}"${left}`
      return { ...(isError && { level: 'error' }), file, line, message }
    }),
    textWarnings: [
      ...(plainNote ? [{ file, message: toString(plainNote) }] : []),
      ...(/\uFFFD/.test(article.title + toString(body))
        ? [{ file, message: 'text: expected UTF-8, found other bytes, shown as "\uFFFD". Save it as UTF-8.' }]
        : []),
      ...formulaWarning(file, references),
      ...foreignWarning(file, references),
      ...warnings,
    ],
  }
  return { checked, body }
}

export type RenderedArticle = ReturnType<typeof renderArticle>

/** Checks and renders a formatted article: in a thread of the build, or in the process of the other commands. */
export function renderArticle(
  server: Pick<ServerEntry, 'renderHtml'>,
  formatted: FormattedFile,
  places: TextPlaces,
) {
  const { checked, body } = checkArticle(formatted, places)
  const formulas: string[] = []
  walkElements(body, ({ data }) => data?.tex !== undefined && formulas.push(data.tex))
  return {
    checked,
    html: server.renderHtml(body, checked.article.lang),
    /** The text without markup: a line for each block. */
    lines: plainLines(body),
    /** The TeX of its formulas. */
    formulas,
  }
}

/** Ids from Markdown have a prefix, as on GitHub; links work with it and without. */
export function withoutPrefix(id: string): string {
  return id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id
}

function formulaWarning(file: string, references: readonly Reference[]): Warning[] {
  const [first, ...others] = references.filter(({ kind }) => kind === 'formula')
  if (!first) return []
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  const message = `formula: expected TeX that Temml can show, found "${shortened(first.written)}" ${oneLine(first.to)}${more}`
  return [{ file, line: first.line, message }]
}

function shortened(text: string): string {
  const line = oneLine(text)
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line
}

/** One warning for everything in an article that other programs treat specially, and this site shows as text. */
function foreignWarning(file: string, references: readonly Reference[]): Warning[] {
  const marks = references.filter(({ kind }) => kind === 'foreign')
  const kinds = [...new Set(marks.map(({ to }) => to))]
  const found = kinds.map((kind) => {
    const [first, ...others] = marks.filter(({ to }) => to === kind)
    const [name, advice] = MARKS[kind] ?? [kind, '']
    const written = shortened(first?.written ?? '')
    const markdown = OF_TAGS[/^<(\w+)/.exec(written)?.[1] ?? '']
    const count = `${others.length + 1} ${name}${others.length === 0 ? '' : 's'}`
    const hint = markdown === undefined ? advice : `write ${markdown}`
    return `${count}, first at line ${first?.line}: ${written} (${hint})`
  })
  if (found.length === 0) return []
  return [{ file, line: marks[0]?.line, message: `text: expected Markdown, found ${found.join('; ')}` }]
}
