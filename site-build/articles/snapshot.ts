import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type SnapshotArticle,
  type SnapshotIndex,
  snapshotIndexPath,
  snapshotTextPath,
} from '#app/lib/snapshot.ts'
import type { Anchors } from './anchors.ts'
import { gitBlobId } from '#site-build/source/article-folder.ts'
import { listingOf } from '#site-build/documents/embedded-github.ts'
import { encodingNotes } from './encoding-notes.ts'
import { unknownFieldsNote } from './frontmatter-notes.ts'
import { brokenAnchorNotes, brokenLinkNotes, deadLinkNotes, type References } from './reference-notes.ts'
import { withNeighbours } from './neighbours.ts'
import { articleFile, articleRenderer, type RenderArticle } from './rendered-article.ts'
import type { Reference, ServerEntry } from '#site-build/server-entry.ts'
import type { ArticleFiles } from '#site-build/source/article-files.ts'

/** The articles as they were when the site was built: pages, saved copies and lists all start from it (SAVE-1). */
export type Snapshot = {
  index: SnapshotIndex
  articles: SnapshotArticle[]
  /** What only the development server shows; a build has none. */
  drafts: SnapshotArticle[]
  /** What the owner should know of the articles, a line each. */
  notes: string[]
  /** What the articles refer to. */
  references: References
}

type SnapshotOptions = {
  /** Drafts are rendered and checked like articles. They are on no list then, either. */
  showsDrafts?: boolean
  render?: RenderArticle
}

/**
 * Renders every article of the folder: what is one, and in which order, the site's own reading of a listing decides.
 * Of a draft nothing is kept but its name; those that the files' source knows by name alone are named again.
 *
 * @param repository `owner/name`
 */
export async function takeSnapshot(
  { entries, takenAt, repositoryId, drafts: known = [] }: Omit<ArticleFiles, 'pictures'>,
  server: Pick<
    ServerEntry,
    | 'parseListing'
    | 'newestFirst'
    | 'oldestFirst'
    | 'prepareArticle'
    | 'takeFrontmatter'
    | 'articleSlips'
    | 'fieldLine'
  >,
  repository: string,
  { showsDrafts = false, render = articleRenderer(server) }: SnapshotOptions = {},
): Promise<Snapshot> {
  const decoder = new TextDecoder()
  const files = new Map(entries.map((entry) => [entry.name, entry]))
  const articles: SnapshotArticle[] = []
  const shownDrafts: SnapshotArticle[] = []
  const notes: string[] = []
  const unknown = new Map<string, string[]>()
  const references = new Map<string, Reference[]>()
  const anchors = new Map<string, Anchors>()
  const names = server.parseListing(listingOf(entries, '')).map(({ name }) => name)
  const drafts = known.filter((name) => !names.includes(name))
  const allNames = [...names, ...drafts]
  for (const name of names) {
    const { bytes, changedAt = null } = files.get(`${name}.md`) ?? {}
    if (!bytes) continue
    const text = decoder.decode(bytes)
    const rendered = await render({ name, text, sha: gitBlobId(bytes), takenAt, changedAt })
    notes.push(...encodingNotes(articleFile(name), bytes, text), ...rendered.frontmatterNotes)
    for (const field of rendered.unknownFields)
      unknown.set(field, [...(unknown.get(field) ?? []), articleFile(name)])
    const isDraft = rendered.article.draft === true
    if (isDraft) drafts.push(name)
    if (isDraft && !showsDrafts) continue
    const shown = isDraft ? shownDrafts : articles
    shown.push({ ...rendered.article, size: bytes.length })
    references.set(name, rendered.references)
    anchors.set(name, rendered.anchors)
    notes.push(...rendered.textNotes)
  }
  return {
    index: { repository, repositoryId, takenAt, entries: server.newestFirst(articles).map(entryOf), drafts },
    articles: withNeighbours(server.oldestFirst(articles)),
    drafts: shownDrafts,
    notes: [
      ...notes,
      ...brokenLinkNotes(references, allNames, drafts),
      ...brokenAnchorNotes(references, anchors),
      ...deadLinkNotes(
        references,
        articles.map(({ name }) => name),
      ),
      ...unknownFieldsNote(unknown),
    ],
    references,
  }
}

/** What the list says of an article. */
function entryOf({
  body: _body,
  takenAt: _takenAt,
  cover: _cover,
  canonical: _canonical,
  ...entry
}: SnapshotArticle) {
  return entry
}

/** The longest file name, in bytes, that the file systems of hosts take (ext4, APFS, NTFS). */
const MAX_FILE_NAME = 255

/**
 * Whether a page of its own can be written for an article: `index` would stand for the folder, and a name may be too
 * long for its file or look like one. Such an article is opened by `404.html`, like one that is newer than the build.
 */
export function hasFile(name: string, extension: string): boolean {
  // A host would find `X.html` already under the address of an article of that name.
  if (/^index$|\.html$/i.test(name)) return false
  return Buffer.byteLength(name + extension) <= MAX_FILE_NAME
}

/** Writes the list, for pages whose document did not bring it along. */
export async function writeIndex(outDir: string, { index }: Snapshot): Promise<void> {
  await writeBytes(join(outDir, snapshotIndexPath()), JSON.stringify(index))
}

/**
 * Writes the articles' Markdown beside the saved copies, so that a later build can keep this snapshot when its source
 * fails. Files of a checkout need no such copy.
 */
export async function writeTexts(outDir: string, { entries, repositoryId }: ArticleFiles): Promise<void> {
  if (repositoryId === null) return
  for (const { bytes } of entries) {
    if (bytes) await writeBytes(join(outDir, snapshotTextPath(gitBlobId(bytes))), bytes)
  }
}

async function writeBytes(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
