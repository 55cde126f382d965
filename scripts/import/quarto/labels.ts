import { slug } from 'github-slugger'
import type { Block } from './blocks.ts'

/** What a reference such as `@fig-loss` is replaced by, by its label: `Figure 2`, or a link to a section. */
export type Labels = ReadonlyMap<string, string>

/** The kinds of what references lead to: https://quarto.org/docs/authoring/cross-references.html. */
const KINDS: Readonly<Record<string, string>> = {
  fig: 'Figure',
  tbl: 'Table',
  eq: 'Equation',
  lst: 'Listing',
  sec: 'Section',
  thm: 'Theorem',
  lem: 'Lemma',
  cor: 'Corollary',
  prp: 'Proposition',
  cnj: 'Conjecture',
  def: 'Definition',
  exm: 'Example',
  exr: 'Exercise',
  sol: 'Solution',
  rem: 'Remark',
  alg: 'Algorithm',
  nte: 'Note',
  tip: 'Tip',
  wrn: 'Warning',
  imp: 'Important',
  cau: 'Caution',
}
const KIND = Object.keys(KINDS).join('|')
/** A label where it is given: in braces, or as an option of a cell. Those of sections are in a heading. */
const GIVEN = new RegExp(
  `^#{1,6}[ \\t]+(?<heading>[^\\n{]*)\\{[^}\\n]*#(?<section>sec-[\\w:.-]+)|#(?<label>(?:${KIND})-[\\w:.-]+)`,
  'gm',
)
const IS_LABEL = new RegExp(`^(?:${KIND})-`)
const OPTION = new RegExp(`^[#/%-]+\\|[ \\t]*label:[ \\t]*["']?(?<label>(?:${KIND})-[\\w:.-]+)`)
/** `[see @fig-a; @fig-b]`, without a link's address after it. */
const IN_BRACKETS = /\[(?<words>[^[\]\n]{0,300}@[^[\]\n]{1,300})\](?![([])/g
const REFERENCE = new RegExp(`(?<![\\w@\`/.])-?@(?<label>(?:${KIND})-[\\w:.-]*\\w)`, 'g')

/** The kind of a label: `fig` of `fig-loss`. */
const kindOf = (label: string) => label.slice(0, label.indexOf('-'))

const CODE_POINT_BEFORE_A = 96
const LETTERS = 26

/** `a` for the first part of a figure. All parts after the 26th have `z`; no figure has so many. */
const letterOf = (count: number) => String.fromCodePoint(CODE_POINT_BEFORE_A + Math.min(count, LETTERS))

/** Numbers what has a label, in the order of the text; what is inside of a figure has a letter. */
export function collectLabels(blocks: readonly Block[]): Labels {
  const labels = new Map<string, string>()
  const counts = new Map<string, number>()

  function add(label: string, parent: string): void {
    if (labels.has(label)) return
    const kind = kindOf(label)
    const parentText = kindOf(parent) === kind ? labels.get(parent) : undefined
    // A part counts within its figure, anything else within its kind.
    const group = parentText === undefined ? kind : parent
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    labels.set(label, parentText === undefined ? `${KINDS[kind]} ${count}` : parentText + letterOf(count))
  }

  function collectFrom(block: Block, parent: string): void {
    if (block.type === 'words') return collectFromWords(block.lines.join('\n'), parent)
    if (block.type === 'code') {
      for (const label of codeLabels(block)) add(label, parent)
      return
    }
    const { id } = block.attributes
    const hasLabel = IS_LABEL.test(id)
    if (hasLabel) add(id, parent)
    for (const child of block.children) collectFrom(child, hasLabel ? id : parent)
  }

  function collectFromWords(words: string, parent: string): void {
    for (const { groups = {} } of words.matchAll(GIVEN)) {
      const { heading = '', section, label } = groups
      if (section !== undefined) labels.set(section, sectionLink(heading))
      if (label !== undefined) add(label, parent)
    }
  }

  for (const block of blocks) collectFrom(block, '')
  return labels
}

/** The labels of a block of code: in the braces after its fence, or as an option of its cell. */
function codeLabels({ info, lines }: Block & { type: 'code' }): string[] {
  const inBraces = /\{[^}]*#(?<label>lst-[\w-]+)/.exec(info)?.groups?.['label']
  const options = lines.map((line) => OPTION.exec(line)?.groups?.['label'])
  return [inBraces, ...options].filter((label) => label !== undefined)
}

function sectionLink(heading: string): string {
  const words = heading.trim().replaceAll(/[*_`]/g, '')
  return `[${words}](#${slug(words)})`
}

/**
 * Replaces the references in words.
 *
 * @param missing receives each label that nothing has
 */
export function resolveReferences(words: string, labels: Labels, missing: Set<string>): string {
  const resolve = (written: string, label: string): string => {
    const text = labels.get(label)
    if (text === undefined) {
      missing.add(label)
      return written
    }
    // A minus hides the kind: `-@fig-loss` is "2".
    return written.startsWith('-') ? text.replace(/^\w+ /, '') : text
  }
  const resolveAll = (text: string) =>
    text.replaceAll(REFERENCE, (written: string, label: string) => resolve(written, label))
  const withoutBrackets = words.replaceAll(
    IN_BRACKETS,
    (written: string, inside: string) => withoutBracketsAround(inside, resolveAll(inside)) ?? written,
  )
  return resolveAll(withoutBrackets)
}

/** A kind with its number behind other words: `Figure ` in `Fig. Figure 2`. */
const KIND_AFTER_WORDS = /(?<=^[^\d]*\w[.\s~]+)[A-Z]\w+ (?=\d)/

/**
 * What replaces references in brackets: "Figure 2, Figure 3" for `[@fig-a; @fig-b]`, and "Fig. 2" for `[Fig. @fig-a]`.
 *
 * @returns `null` if something in the brackets is no reference to a label of this text, such as the key of a publication
 */
function withoutBracketsAround(inside: string, resolved: string): string | null {
  if (resolved === inside || resolved.includes('@')) return null
  const wordsBefore = inside.slice(0, inside.search(/-?@/))
  const hasWordsBefore = /^[^@;]*\w/.test(wordsBefore)
  return hasWordsBefore ? resolved.replace(KIND_AFTER_WORDS, '') : resolved.replaceAll(';', ',')
}

/**
 * What Quarto writes before the caption of something with a label: `Figure 2: `.
 *
 * @param label `fig-loss`; may be empty
 * @returns empty if nothing in the text has this label, and for sections, which are referred to by a link and have no number
 */
export function captionPrefix(label: string, labels: Labels): string {
  const reference = labels.get(label)
  const isLink = reference?.startsWith('[')
  return reference === undefined || isLink ? '' : `${reference}: `
}
