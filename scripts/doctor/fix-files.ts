import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fix } from '#site-build/model.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'

/**
 * Prints what fixes change, and writes it if `agrees` says so. A file that is not UTF-8, or that has changed since doctor started,
 * stays as it is.
 *
 * @param folders the folders on this disk that may change, by their names in the fixes: `articles`, `pages`
 */
export async function fixFiles(
  fixes: readonly Fix[],
  folders: Readonly<Record<string, string>>,
  agrees: (question: string) => Promise<boolean>,
): Promise<void> {
  const files = new Set(fixes.map(({ file }) => file))
  const changes: Change[] = []
  for (const file of files) {
    const path = pathOnDisk(file, folders)
    if (path === null) continue
    const fixesOfFile = fixes.filter((fix) => fix.file === file)
    const change = await previewFixes(path, fixesOfFile)
    if (change !== null) changes.push(change)
  }
  for (const { path, changedLines } of changes) printDiff(path, changedLines)
  const count = changes.reduce((sum, { changedLines }) => sum + changedLines.length, 0)
  if (count === 0) {
    console.log('No correction is certain enough.')
    return
  }
  if (!(await agrees(`\nApply ${count} changes?`))) {
    console.log('Nothing was written. `npm run doctor -- --fix --yes` does not ask.')
    return
  }
  for (const { path, after } of changes) {
    // The offsets are those of the text that doctor read.
    const isSame = statSync(path).mtimeMs < performance.timeOrigin
    if (isSame) writeFileSync(path, after)
    console.log(`${path}: ${isSame ? 'written' : 'left alone, because it has changed meanwhile'}.`)
  }
}

/** The path of a file that fixes name, such as `articles/One.md`; `null` if its folder may not change. */
function pathOnDisk(file: string, folders: Readonly<Record<string, string>>): string | null {
  const [folderName = '', ...steps] = file.split('/')
  const folder = folders[folderName]
  return folder === undefined ? null : join(folder, ...steps)
}

function printDiff(path: string, changedLines: readonly ChangedLine[]): void {
  console.log(`\n${path}`)
  for (const { before, after } of changedLines) console.log(`- ${before}\n+ ${after}`)
}

type ChangedLine = { before: string; after: string }

/** A file after its fixes. */
type Change = { path: string; after: string; changedLines: ChangedLine[] }

const BYTE_ORDER_MARK = '\uFEFF'

/** What the fixes of a file would make of it; `null` if they change nothing, or if it cannot be written. */
async function previewFixes(path: string, fixes: readonly Fix[]): Promise<Change | null> {
  if (!existsSync(path)) return null
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) return null
  const content = bytes.toString()
  const mark = content.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  const text = content.slice(mark.length)
  const fixed = await applyFixes(text, fixes)
  if (fixed === text) return null
  return { path, after: mark + fixed, changedLines: changedLinesOf(text, fixed) }
}

/** No fix adds a line or removes one. */
function changedLinesOf(text: string, fixed: string): ChangedLine[] {
  const fixedLines = linesOf(fixed)
  return linesOf(text).flatMap((before, index) => {
    const after = fixedLines[index] ?? ''
    return before === after ? [] : [{ before, after }]
  })
}

/** Without control characters, which a terminal would obey. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.replaceAll(/[^\t\P{Cc}]/gu, ' '))
}

/**
 * Applies the fixes of one file to its text without a byte order mark. A fix of the frontmatter is left out if it does not help:
 * the field is there twice, or its value is wrong for the new name.
 */
export async function applyFixes(text: string, fixes: readonly Fix[]): Promise<string> {
  const edits = new Map<number, Edit>()
  for (const fix of fixes) {
    const edit = editOf(text, fix)
    // Two links with the same address have the same fixes.
    if (edit !== null) edits.set(edit.start, edit)
  }
  // From the end, so that the offsets of the others stay right.
  const fromTheEnd = [...edits.values()].toSorted((first, second) => second.start - first.start)
  let fixed = text
  for (const { start, end, to, from: fieldName } of fromTheEnd) {
    const edited = fixed.slice(0, start) + to + fixed.slice(end)
    const isRight = fieldName === undefined || (await helps(fixed, edited, fieldName))
    if (isRight) fixed = edited
  }
  return fixed
}

/** Replaces the text between two offsets. `from` is what it replaces in the frontmatter. */
type Edit = { start: number; end: number; to: string; from?: string }

const AFTER_LINE_END = /(?<=\r\n|\n|\r(?!\n))/

/** The place of a fix in a text; `null` if the text is no longer there. */
function editOf(text: string, fix: Fix): Edit | null {
  if ('start' in fix) return fix
  const { line, from, to } = fix
  const linesUntilFix = text.split(AFTER_LINE_END).slice(0, line)
  if (linesUntilFix.length < line) return null
  const column = linesUntilFix.at(-1)?.indexOf(from) ?? -1
  if (column === -1) return null
  const lineStart = linesUntilFix.slice(0, -1).join('').length
  const start = lineStart + column
  return { start, end: start + from.length, to, from }
}

/** @param name of the field, or the value of `cover` */
async function helps(before: string, after: string, name: string): Promise<boolean> {
  const readBefore = await takeFrontmatter(before)
  const readAfter = await takeFrontmatter(after)
  if (readAfter.findings.length > readBefore.findings.length) return false
  return readAfter.unknown.every((field) => field.name !== name)
}
