/** The last part of the report: each file of the blog is counted, so nothing is left out silently. */
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { FILE_KINDS, kindOf } from '#scripts/import/blog/file-kinds.ts'
import { groupBy } from './group-by.ts'
import type { ImportedArticle, ImportedPost, LeftOutFile, OldBlog } from './model.ts'

/** Names of files that the table shows for a reason. */
const SHOWN_NAMES = 3

type Row = { kind: string; foundCount: number; usedCount: number; reasons: string[] }

/**
 * Returns the lines of a table: the files by kind, how many of them became articles or were copied, and why the others are left out.
 *
 * @param posts what became of each post
 */
export function fileTable(
  blog: Pick<OldBlog, 'files' | 'leftOut'>,
  posts: readonly ImportedPost[],
): string[] {
  const used = new Set<string>()
  const leftOut: LeftOutFile[] = [...blog.leftOut]
  for (const post of posts)
    if ('reason' in post) leftOut.push(post)
    else for (const path of filesOf(post)) used.add(path)
  // A notebook is no post of Pelican, but a post may bring it.
  const unused = leftOut.filter(({ path }) => !used.has(path))
  const filesByKind = groupBy(blog.files, (path) => kindOf(path).name)
  const rows = FILE_KINDS.flatMap(({ name: kind, use }): Row[] => {
    const paths = filesByKind.get(kind) ?? []
    if (paths.length === 0) return []
    const usedCount = paths.filter((path) => used.has(path)).length
    const reasons = reasonsOf(unused.filter(({ path }) => kindOf(path).name === kind))
    const unusedCount = paths.length - usedCount
    if (use === 'shown' && unusedCount > 0) reasons.push(`${unusedCount} that no article shows`)
    return [{ kind, foundCount: paths.length, usedCount, reasons }]
  })
  return rows.length === 0 ? [] : ['\nAll files of the folder:', ...columns(rows)]
}

/** The file of an article's post, those that its text brings, and those of its pictures that the post did not contain itself. */
function filesOf({ path, pictures, includedFiles }: ImportedArticle): string[] {
  const pictureFiles = Array.from(pictures.values()).filter((source) => typeof source === 'string')
  return [path, ...includedFiles, ...pictureFiles]
}

/** A sentence for each reason, with its number of files and some of their names. */
function reasonsOf(leftOut: readonly LeftOutFile[]): string[] {
  const groups = groupBy(leftOut, ({ reason }) => reason)
  return Array.from(groups, ([reason, files]) => {
    const names = files.slice(0, SHOWN_NAMES).map(({ path }) => oneLine(path))
    const more = files.length > SHOWN_NAMES ? ', …' : ''
    return `${files.length} ${oneLine(reason)}: ${names.join(', ')}${more}`
  })
}

/** Each reason has a line of its own below the columns' heads. */
function columns(rows: readonly Row[]): string[] {
  const kindWidth = Math.max(...rows.map(({ kind }) => kind.length), 'kind'.length)
  const lineOf = (kind: string, found: string, used: string, reason: string) =>
    `  ${kind.padEnd(kindWidth)}  ${found.padStart(5)}  ${used.padStart(8)}  ${reason}`.trimEnd()
  const lines = [lineOf('kind', 'found', 'imported', 'left out')]
  for (const { kind, foundCount, usedCount, reasons } of rows) {
    const [firstReason = '', ...otherReasons] = reasons
    lines.push(lineOf(kind, String(foundCount), String(usedCount), firstReason))
    for (const reason of otherReasons) lines.push(lineOf('', '', '', reason))
  }
  return lines
}
