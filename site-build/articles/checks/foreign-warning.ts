import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Reference } from '#markdown/article.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'

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
}
const OF_TAGS: Record<string, string> = {
  a: '[…](…)',
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

/** The most characters of a mark in a warning. */
const LENGTH = 40

/** One warning for everything in an article that other programs treat specially, and this site shows as text. */
export function foreignWarning(file: string, references: readonly Reference[]): Warning[] {
  const marks = references.filter(({ kind }) => kind === 'foreign')
  const kinds = [...new Set(marks.map(({ to }) => to))]
  const found = kinds.map((kind) => {
    const [first, ...others] = marks.filter(({ to }) => to === kind)
    const [name, advice] = MARKS[kind] ?? [kind, '']
    const written = oneLine(first?.written ?? '')
    const markdown = OF_TAGS[/^<(\w+)/.exec(written)?.[1] ?? '']
    const shown = written.length > LENGTH ? `${written.slice(0, LENGTH)}…` : written
    return `${others.length + 1} ${name}${others.length === 0 ? '' : 's'}, first at line ${first?.line}: ${shown} (${markdown === undefined ? advice : `write ${markdown}`})`
  })
  if (found.length === 0) return []
  return [{ file, line: marks[0]?.line, message: `text: expected Markdown, found ${found.join('; ')}` }]
}
