/** What may stand around a name: the indentation, the bracket of a mapping, and quotation marks. */
const BEFORE_NAME = /^[ \t{]*["']?/
const AFTER_NAME = /["']?[ \t]*$/

/**
 * Finds a field of frontmatter, in YAML or TOML.
 *
 * @param field its name, in any case
 * @param text the lines of the frontmatter, with or without those around it
 * @returns the index of the line that begins with the field, from 0; -1 if there is none
 */
export function lineIndexOf(field: string, text: string): number {
  const wanted = field.toLowerCase()
  // Names are hostile, so they are compared and not part of an expression.
  return text.split(/\r\n|\n|\r/).findIndex((line) => {
    const [beforeSign = '', value] = line.split(/[:=]/, 2)
    if (value === undefined) return false
    return beforeSign.replace(BEFORE_NAME, '').replace(AFTER_NAME, '').toLowerCase() === wanted
  })
}
