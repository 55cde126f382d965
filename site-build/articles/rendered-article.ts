import type { ArticleFile, SnapshotArticle } from '#app/lib/snapshot.ts'
import { type Anchors, anchorsOf } from './anchors.ts'
import { misspeltFields, problemNotes } from './frontmatter-notes.ts'
import { slipNotes } from './slip-notes.ts'
import type { Formula, Reference, ServerEntry } from '#site-build/server-entry.ts'
import { textNotes } from './text-notes.ts'

/** One article of the folder, rendered, and what its owner should know of it. */
type RenderedArticle = {
  article: SnapshotArticle
  references: Reference[]
  /** The places that links can lead to. */
  anchors: Anchors
  /** Fields of its frontmatter that mean nothing here, nor look like one that does. */
  unknownFields: string[]
  /** What is wrong with its frontmatter, a line each. */
  frontmatterNotes: string[]
  /** What of its text is not shown as it was meant, a line each. */
  textNotes: string[]
}

export type RenderArticle = (file: ArticleFile) => Promise<RenderedArticle>

/** Where the article lies, as its owner knows it. */
export function articleFile(name: string): string {
  return `articles/${name}.md`
}

/** Renders articles with the application itself. */
export function articleRenderer(
  server: Pick<ServerEntry, 'prepareArticle' | 'takeFrontmatter' | 'articleSlips' | 'fieldLine'>,
): RenderArticle {
  return async (file) => {
    const path = articleFile(file.name)
    const frontmatter = await server.takeFrontmatter(file.text)
    const slips = await server.articleSlips(file.text, file.takenAt)
    const lineOf = (field: string) => server.fieldLine(file.text, field)
    const misspelt = misspeltFields(frontmatter.unknown, lineOf)
    const references: Reference[] = []
    const formulas: Formula[] = []
    const article = await server.prepareArticle(file, {
      whenRefers: (reference) => references.push(reference),
      whenFormula: (shown, line) => formulas.push({ shown, line }),
    })
    const { cover } = article
    if (cover !== undefined)
      references.push({
        kind: 'cover',
        to: cover,
        written: cover,
        line: lineOf('cover'),
      })
    return {
      ...{ article, references, anchors: anchorsOf(article.body) },
      unknownFields: frontmatter.unknown.filter((name) => misspelt.every(({ found }) => found !== name)),
      frontmatterNotes: problemNotes(path, [...frontmatter.problems, ...misspelt]),
      textNotes: [...textNotes(path, article.body, formulas), ...slipNotes(path, slips)],
    }
  }
}

/**
 * Renders an article anew only when its text is another one (git blob id), and keeps one rendering of each name: for the
 * development server, which is asked for the same articles again and again.
 */
export function rememberedRenderer(render: RenderArticle): RenderArticle {
  const last = new Map<string, { sha: string; rendering: Promise<RenderedArticle> }>()
  return async (file) => {
    const { name, sha, takenAt, changedAt = null } = file
    const known = last.get(name)
    const rendering = known?.sha === sha ? known.rendering : render(file)
    last.set(name, { sha, rendering })
    // Whoever asks next tries again.
    rendering.catch(() => last.delete(name))
    const rendered = await rendering
    // What is not of the text is of this reading.
    return { ...rendered, article: { ...rendered.article, takenAt, changedAt } }
  }
}
