import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { textOf } from '#site-build/read/findings.ts'
import { groupBy } from './group-by.ts'
import type { ImportedPost, ImportFinding } from './model.ts'

/** The line of a post that is done. @param state what happened to its article, unless it is left out */
export function progressLine(post: ImportedPost, state: string, count: number, total: number): string {
  const progress = `${count}/${total}`
  if ('reason' in post) return `${progress} · ${oneLine(post.path)} · left out: ${oneLine(post.reason)}`
  const { name, articleFields } = post
  const facts = [progress, name, articleFields.date?.slice(0, 10) ?? 'no date']
  if (articleFields.draft) facts.push('draft')
  return [...facts, state].join(' · ')
}

/** The lines that say what needs a hand, by kind. @param limit the most places of a kind that are shown */
export function reportOf(findings: readonly ImportFinding[], limit: number): string[] {
  return Array.from(groupBy(findings, ({ kind }) => kind)).flatMap(([kind, ofKind]) => {
    const places = ofKind.map((finding) => oneLine(textOf(finding)))
    const lines = [`\n${kind}: ${places.length}`, ...places.slice(0, limit).map((place) => `  ${place}`)]
    const hidden = places.length - limit
    if (hidden > 0) lines.push(`  and ${hidden} more (--all)`)
    return lines
  })
}
