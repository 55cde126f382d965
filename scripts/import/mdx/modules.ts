/** What a text of MDX has from JavaScript: https://mdxjs.com/docs/what-is-mdx/ */
import { applyEdits } from '#scripts/import/text/edits.ts'

/** What an import names: `a, b`, or `{ a, b }` also over lines. */
const NAMES = /(?<names>[\w*$ \t,]{1,200}|[\w$ \t,]{0,100}\{[^{}]{0,1000}\})/
const PATH = /["'](?<path>[^"'\n]{1,500})["'];?[ \t]*(?:\n|$)/
/** An import at the start of a line. */
const IMPORT = new RegExp(String.raw`^import[ \t]+(?:${NAMES.source}[ \t]*from[ \t]*)?${PATH.source}`, 'gm')
/** An export, up to an empty line. */
const EXPORT = /^export[ \t]+(?:const|let|var|default|function|async|\{|\*)(?:(?!\n[ \t]*\n)[^]){0,5000}/gm
/** A tag of an element with values of JavaScript, which no HTML has: `<img style={{ width: 3 }} />`. */
const TAG = /<[a-z][\w]{0,30}(?=\s)(?:[^<>{}]|\{(?:[^{}]|\{[^{}]{0,500}\}){0,500}\}){0,2000}>/g
const EXPRESSION = /\s[\w-]+=\{(?:[^{}]|\{[^{}]*\})*\}/g
const TEXT_OR_NAME =
  /^\s(?<attribute>[\w-]+)=\{\s*(?:["'`](?<text>[^"'`{}]*)["'`]|(?<name>\w+)(?:\.src)?)\s*\}$/

/** A text without its imports and exports, and the paths of files by the names that it has imported them as. */
export type WithoutModules = { text: string; files: ReadonlyMap<string, string> }

/** Removes from a text of MDX what is no Markdown and no component. */
export function withoutModules(text: string, isInCode: (offset: number) => boolean): WithoutModules {
  const files = new Map<string, string>()
  const imports = Array.from(text.matchAll(IMPORT)).filter(({ index }) => !isInCode(index))
  for (const { groups = {} } of imports) files.set(groups['names']?.trim() ?? '', groups['path'] ?? '')
  const isElsewhere = ({ index }: RegExpExecArray) => !isInCode(index)
  const exports = Array.from(text.matchAll(EXPORT)).filter(isElsewhere)
  const removed = [...imports, ...exports]
  const tags = Array.from(text.matchAll(TAG))
    .filter(isElsewhere)
    .filter(({ 0: tag }) => tag.includes('={'))
  const edits = [
    ...removed.map(({ 0: written, index }) => ({ from: index, to: index + written.length, replacement: '' })),
    ...tags.map(({ 0: tag, index }) => ({
      from: index,
      to: index + tag.length,
      replacement: tag.replaceAll(EXPRESSION, (expression) => attributeOf(expression, files)),
    })),
  ]
  return { text: applyEdits(text, edits), files }
}

/** An attribute with a text, or with the path of an imported file; another value is none that HTML could have. */
function attributeOf(expression: string, files: ReadonlyMap<string, string>): string {
  const { attribute, text, name } = TEXT_OR_NAME.exec(expression)?.groups ?? {}
  const value = text ?? files.get(name ?? '')
  return value === undefined ? '' : ` ${attribute}="${value.replaceAll('"', '&quot;')}"`
}
