import { slug } from 'github-slugger'
import { encoded } from '#scripts/import/blog/blog-links.ts'
import { isShowable } from '#scripts/import/html/html-to-markdown.ts'

/**
 * `[[a note#heading|words]]`, also as `![[picture.png|words]]` (https://help.obsidian.md/links). `[[1]]`, `[[1, 0]]` and `[[ ]]` are
 * brackets, and `[[a]](b)` and `[[a]][b]` are links of Markdown.
 */
const WIKI_LINK = new RegExp(
  [
    /(?<embed>!?)\[\[(?![\d\s,]*\]\])/,
    /(?<name>[^[\]|#\n]*)(?:#(?<heading>[^[\]|\n]*))?/,
    /(?:\\?\|(?<words>[^[\]\n]*))?\]\](?![([])/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
)
/** Obsidian's words of a picture may be its width: `300` or `300x200`. */
const WIDTH = /^[\dx]+$/

/** Replaces wiki links by links of Markdown to `post:NAME`, or by their words if `isPost` does not know the address. */
export function withoutWikiLinks(text: string, isPost: (address: string) => boolean): string {
  return text.replaceAll(WIKI_LINK, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>
    const { embed, name = '', heading, words } = groups
    const lastStep = name.replace(/^.*\//, '')
    const label = words?.trim() || lastStep || heading || ''
    if (embed && isShowable(name)) return `![${WIDTH.test(label) ? '' : label}](${encoded(name)})`
    const fragment = heading === undefined ? '' : `#${encodeURI(slug(heading))}`
    if (name === '') return `[${label}](${fragment})`
    const target = `post:${encoded(name)}${fragment}`
    return isPost(target) ? `[${label}](${target})` : label
  })
}
