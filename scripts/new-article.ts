import { MAX_PART_BYTES } from '#site-build/plan/addresses/output-name.ts'
import { fileName } from '#site-build/plan/addresses/article-document.ts'

/** Bytes of a name, without the ending of its page. */
const LONGEST = MAX_PART_BYTES - '.html'.length

/** A draft with the title as its file name, or with a name that common file systems accept and the title in its frontmatter. */
export function newArticle(written: string, day: string): { file: string; text: string } {
  const title = written.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (title === '') throw new Error('Title: expected some text, found none.')
  const name = fileName(title)
  if (name === null)
    throw new Error(
      `Title: expected letters or digits, at most ${LONGEST} bytes, and no name that Windows reserves, found "${title.slice(0, 80)}".`,
    )
  const fields = [
    ...(name === title ? [] : [`title: ${JSON.stringify(title)}`]),
    `date: ${day}`,
    'draft: true',
  ]
  return { file: `articles/${name}.md`, text: `---\n${fields.join('\n')}\n---\n\nThe first sentence.\n` }
}
