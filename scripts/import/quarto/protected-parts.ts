/** Masks the parts of a text that no step may change. */

/** What stays as it is: code, formulas, HTML, and addresses. Each ends within a limit, so a search takes linear time. */
const PROTECTED = new RegExp(
  [
    // Code: as many signs at its end as at its start.
    /(?<!`)(?<marks>`+)(?!`)[^]{1,2000}?(?<!`)\k<marks>(?!`)/,
    // Formulas, as a block and in a line.
    /\$\$[^]{1,5000}?\$\$/,
    /(?<![\\$\w])\$(?=[^\s$])[^$\n]{0,500}?(?<![\s\\])\$(?!\d)/,
    /<!--[^]{0,5000}?-->/,
    /<\/?[a-zA-Z][^<>\n]{0,500}>/,
    /https?:\/\/[^\s<>()[\]{}]{1,500}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** A character of Unicode that texts do not have stands around the number of a protected part. */
const MARK = '\uE000'
const MARKED = /\uE000(\d+)\uE000/g

/** Puts a mark with a number in the place of each part that stays as it is. */
export function mask(words: string): { masked: string; parts: string[] } {
  const parts: string[] = []
  const masked = words.replaceAll(PROTECTED, (part: string) => {
    parts.push(part)
    return markOf(parts.length - 1)
  })
  return { masked, parts }
}

/** The text with the parts in the places of their marks. A part may have marks itself. */
export function unmasked(text: string, parts: readonly string[]): string {
  return text.replaceAll(MARKED, (_, index: string) => unmasked(parts[Number(index)] ?? '', parts))
}

/** What stands for a part, by its index. */
export function markOf(index: number | string): string {
  return `${MARK}${index}${MARK}`
}
