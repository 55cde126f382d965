import { isArticleName } from '#article-host/article-name.ts'

/** Characters that file names cannot contain on Windows or in a path, and those that links to the file would have to encode. */
const UNFIT = /[\p{Cc}<>:"/\\|?*#%\s]+/gu
/** Names of devices on Windows, with any ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i
/** Bytes of a file name on common file systems, without the ending of the page. */
const LONGEST = 255 - '.html'.length

/**
 * A draft with the title as its file name, or with a name that common file systems accept and the title in its frontmatter.
 *
 * @param day its date, such as `2026-11-22`
 * @throws Error if the title is no possible name
 */
export function newArticle(written: string, day: string): { file: string; text: string } {
  const title = written.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const name = title
    .replaceAll(UNFIT, ' ')
    .trim()
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '$&_')
  if (!isArticleName(name) || Buffer.byteLength(name) > LONGEST)
    throw new Error(
      `Title: expected letters or digits, and at most ${LONGEST} bytes, found "${title.slice(0, 80)}".`,
    )
  const fields = [
    ...(name === title ? [] : [`title: ${JSON.stringify(title)}`]),
    `date: ${day}`,
    'draft: true',
  ]
  return { file: `articles/${name}.md`, text: `---\n${fields.join('\n')}\n---\n\nThe first sentence.\n` }
}
