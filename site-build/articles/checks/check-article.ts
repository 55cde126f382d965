import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walkElements } from '#markdown/tree.ts'
import { ID_PREFIX } from '#markdown/transforms/fragments.ts'
import type { FrontmatterFinding } from '#markdown/frontmatter/read-frontmatter.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { articleWords, plainLines } from '#site-build/articles/article-words.ts'
import type { Article, Finding, RenderedText, TextPlaces } from '#site-build/model.ts'
import { referenceFindings } from './reference-findings.ts'
import { placeFrames } from '#site-build/articles/pictures/place-frames.ts'
import { placePictures } from '#site-build/articles/pictures/place-pictures.ts'
import { fileOf } from '#site-build/read/findings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'

const OTHER_BYTES = 'text: expected UTF-8, found other bytes, shown as "\uFFFD". Save it as UTF-8.'

/** Places the pictures of an article, and checks what its formatter found: the text is not parsed again. */
export function checkArticle(formatted: FormattedFile, places: TextPlaces): { article: Article; body: Root } {
  const { findings: ofFrontmatter, unknown, references, destinations = [], fieldLines = {} } = formatted
  const { pictures, findings: ofPictures, ...placed } = placePictures(formatted, places)
  const frames = placeFrames(formatted, places)
  const { body, ...facts } = placed.article
  const file = fileOf(facts.name, places.folder)
  const article: Article = {
    file,
    facts,
    pictures: { ...pictures, ...frames.pages },
    references,
    destinations,
    anchors: anchorsIn(body),
    unknownFields: unknown,
    fieldLines,
    words: articleWords(body, facts.description),
    isDraft: facts.draft === true || ofFrontmatter.some(({ isError }) => isError),
    frontmatterFindings: ofFrontmatter.map((finding) => findingOfFrontmatter(file, finding)),
    textFindings: [
      ...bodyFindings(file, facts.title, body),
      ...referenceFindings(file, formatted),
      ...ofPictures,
      ...frames.findings,
    ],
  }
  return { article, body }
}

/** The ids of a text, without prefix. */
function anchorsIn(body: Root): string[] {
  const anchors: string[] = []
  walkElements(body, ({ properties }) => {
    if (typeof properties.id === 'string') anchors.push(withoutPrefix(properties.id))
  })
  return anchors
}

function findingOfFrontmatter(
  file: string,
  { isError, line, field, expected, found }: FrontmatterFinding,
): Finding {
  const message = `${field}: expected ${expected}, found "${found}"`
  if (!isError) return { file, line, message }
  return { level: 'error', file, line, message: `${message} (the article is left out until then)` }
}

/** A finding for a text that is shown as it is written, and for one with other bytes than those of UTF-8. */
function bodyFindings(file: string, title: string, body: Root): Finding[] {
  const findings: Finding[] = []
  const plainNote = findPlainNote(body)
  if (plainNote) findings.push({ file, message: toString(plainNote) })
  const hasOtherBytes = /\uFFFD/.test(title + toString(body))
  if (hasOtherBytes) findings.push({ file, message: OTHER_BYTES })
  return findings
}

/** The sentence above a text that is shown as it is written (`asWritten`). */
function findPlainNote(body: Root): Element | undefined {
  let plainNote: Element | undefined
  walkElements(body, (element) => {
    const { className } = element.properties
    if (Array.isArray(className) && className.includes('plain-note')) plainNote ??= element
  })
  return plainNote
}

/** Checks and renders a formatted article: in a thread of the build, or in the process of the other commands. */
export function renderArticle(
  server: Pick<ServerEntry, 'renderHtml'>,
  formatted: FormattedFile,
  places: TextPlaces,
): RenderedText {
  const { article, body } = checkArticle(formatted, places)
  const formulas: string[] = []
  walkElements(body, ({ data }) => {
    if (data?.tex !== undefined) formulas.push(data.tex)
  })
  return {
    article,
    html: server.renderHtml(body, article.facts.lang),
    lines: plainLines(body),
    formulas,
    publications: formatted.publications ?? [],
  }
}

/** Ids from Markdown have a prefix, as on GitHub; links work with it and without. */
export function withoutPrefix(id: string): string {
  return id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id
}
