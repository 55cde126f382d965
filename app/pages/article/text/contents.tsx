import { direction } from '#app/lib/language/language.ts'
import { textDirection } from '#markdown/direction.ts'
import { onThisPage } from '#app/lib/words/article.ts'
import { fragmentOf } from '#markdown/transforms/fragments.ts'
import type { Element, ElementContent, Root } from 'hast'

/** A heading in the contents, with the smaller ones below it. */
type ContentsHeading = { id: string; text: string; below: ContentsHeading[] }

/** An article with fewer headings has no contents. */
const MIN_HEADINGS = 3

type ContentsProps = { headings: readonly ContentsHeading[]; lang?: string | undefined }

/** Links to the headings of an article: folded on a phone, and at the side of a wide screen (`reading.css`). */
export function Contents({ headings, lang }: ContentsProps) {
  const count = headings.reduce((sum, { below }) => sum + 1 + below.length, 0)
  if (count < MIN_HEADINGS) return null
  return (
    // Otherwise the article would take its direction from these words.
    <nav className="contents" aria-label={onThisPage} dir={direction}>
      <div className="contents-box">
        <p className="contents-title" aria-hidden="true">
          {onThisPage}
        </p>
        <details>
          <summary>{onThisPage}</summary>
          <ContentsList headings={headings} lang={lang} />
        </details>
      </div>
    </nav>
  )
}

function ContentsList({ headings, lang }: ContentsProps) {
  return (
    <ol lang={lang}>
      {headings.map(({ id, text, below }) => (
        <li key={id}>
          <a href={`#${fragmentOf(id)}`} dir={textDirection(lang)}>
            {text}
          </a>
          {below.length > 0 && <ContentsList headings={below} lang={lang} />}
        </li>
      ))}
    </ol>
  )
}

/** The most levels of the contents. */
const MAX_DEPTH = 2
/** The most headings in the contents: a hostile text may have one on every line. */
const MAX_HEADINGS = 200

/** The headings, each below the next larger one. Levels are relative, because many texts use only `###`, or leave out levels. */
export function headingsOf(tree: Root): ContentsHeading[] {
  const contents: ContentsHeading[] = []
  // The headings above the present one that are larger, from the largest. Levels are names of elements, such as `h2`.
  const parents: { level: string; below: ContentsHeading[] }[] = []
  const headings = headingsIn(tree.children).slice(0, MAX_HEADINGS)
  for (const { tagName, properties, children } of headings) {
    const text = children.map(wordsOf).join('').replaceAll(/\s+/g, ' ').trim()
    if (text === '') continue
    // Leaves the sections that this heading ends: those of its level and of smaller headings, whose names come later in the alphabet.
    const isEnded = (parent: { level: string } | undefined) => parent !== undefined && parent.level >= tagName
    while (isEnded(parents.at(-1))) parents.pop()
    const siblings = parents.at(-1)?.below ?? contents
    const below: ContentsHeading[] = []
    parents.push({ level: tagName, below })
    if (parents.length <= MAX_DEPTH) siblings.push({ id: String(properties.id), text, below })
  }
  return contents
}

/** Headings in quotes and in footnotes are not part of the article's outline. */
function headingsIn(nodes: Root['children']): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    const { tagName, properties, children } = node
    if (tagName === 'blockquote' || tagName === 'section') return []
    if (!/^h[1-6]$/.test(tagName)) return headingsIn(children)
    return typeof properties.id === 'string' ? [node] : []
  })
}

/** The words of a heading, without references to footnotes. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, properties, children } = node
  if (tagName === 'img') return String(properties.alt ?? '')
  return tagName === 'sup' ? '' : children.map(wordsOf).join('')
}
