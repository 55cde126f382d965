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
    const [name = '', ...rest] = file.split('/')
    const own = fixes.filter((fix) => fix.file === file)
    if (folders[name] !== undefined) changes.push(...(await previewFixes(join(folders[name], ...rest), own)))
  }
  for (const { path, diff } of changes) console.log([`\n${path}`, ...diff].join('\n'))
  const count = changes.reduce((sum, { diff }) => sum + diff.length / 2, 0)
  if (count === 0) return console.log('No correction is certain enough.')
  if (!(await agrees(`\nApply ${count} changes?`)))
    return console.log('Nothing was written. `npm run doctor -- --fix --yes` does not ask.')
  for (const { path, after } of changes) {
    // The offsets are those of the text that doctor read.
    const isSame = statSync(path).mtimeMs < performance.timeOrigin
    if (isSame) writeFileSync(path, after)
    console.log(`${path}: ${isSame ? 'written' : 'left alone, because it has changed meanwhile'}.`)
  }
}

/** A file after its fixes. `diff` has two lines for each changed line. */
type Change = { path: string; after: string; diff: string[] }

async function previewFixes(path: string, fixes: readonly Fix[]): Promise<Change[]> {
  if (!existsSync(path)) return []
  const before = readFileSync(path)
  const [, mark = '', text = ''] = /^(\uFEFF?)(.*)$/s.exec(before.toString()) ?? []
  const fixed = await applyFixes(text, fixes)
  if (fixed === text || !isUtf8(before)) return []
  // No fix adds a line or removes one.
  const changed = linesOf(fixed)
  const diff = linesOf(text).flatMap((line, index) =>
    line === changed[index] ? [] : [`- ${line}`, `+ ${changed[index]}`],
  )
  return [{ path, after: mark + fixed, diff }]
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
  // Two links with the same address have the same fixes.
  const edits = new Map(fixes.flatMap((fix) => editOf(text, fix)).map((edit) => [edit.start, edit]))
  let fixed = text
  // From the end, so that the offsets of the others stay right.
  for (const { start, end, to, from } of [...edits.values()].toSorted((a, b) => b.start - a.start)) {
    const edited = fixed.slice(0, start) + to + fixed.slice(end)
    if (from === undefined || (await helps(fixed, edited, from))) fixed = edited
  }
  return fixed
}

type Edit = { start: number; end: number; to: string; from?: string }

function editOf(text: string, fix: Fix): Edit[] {
  if ('start' in fix) return [fix]
  const { line, from, to } = fix
  const before = text.split(/(?<=\r\n|\n|\r(?!\n))/).slice(0, line)
  const column = before.at(-1)?.indexOf(from) ?? -1
  const start = before.slice(0, -1).join('').length + column
  return column === -1 || before.length < line ? [] : [{ start, end: start + from.length, to, from }]
}

/** @param name of the field, or the value of `cover` */
async function helps(before: string, after: string, name: string): Promise<boolean> {
  const [old, now] = await Promise.all([takeFrontmatter(before), takeFrontmatter(after)])
  return now.findings.length <= old.findings.length && now.unknown.every((field) => field.name !== name)
}
