/** Components of MDX (https://mdxjs.com/docs/what-is-mdx/), which stand for the same things as the shortcodes of other programs. */
import { linkPiece, mediaPiece, type Piece, textPiece, isMedia } from '#scripts/import/shortcodes/media.ts'
import type { Arguments, Shortcode } from '#scripts/import/shortcodes/find-shortcodes.ts'
import { SHORTCODES } from '#scripts/import/shortcodes/shortcode-table.ts'

/** An attribute: `a="b"`, `a='b'`, `a={b}` with at most two braces inside of these, or a name alone. */
const ATTRIBUTE =
  /\s+[\w:-]+(?:=(?:"[^"]{0,1000}"|'[^']{0,1000}'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\}){0,1000}\}))?/
/** A tag of a component, whose name has a capital letter or, as a custom element of browsers, a hyphen. */
const TAG = new RegExp(
  String.raw`(?<!\\)<(?<slash>\/?)(?<name>[A-Z][\w.]{0,50}|[a-z]\w{0,30}-[\w-]{1,50})(?<list>(?:${ATTRIBUTE.source}){0,50})\s*(?<end>\/?)>`,
  'g',
)
const VALUE =
  /"(?<double>[^"]*)"|'(?<single>[^']*)'|\{\s*["'`](?<text>[^"'`{}]*)["'`]\s*\}|\{\s*(?<variable>\w+)\s*\}/
const NAME_AND_VALUE = new RegExp(String.raw`\s(?<name>[\w:-]+)(?:=(?:${VALUE.source}))?`, 'g')
/** Other names of the arguments that pictures and notes of themes have. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  alt: ['alttext', 'altlabel'],
  type: ['kind', 'variant', 'intent', 'status'],
  id: ['videoid', 'youtubeid', 'tweetid', 'tweetlink'],
}
/** What components and shortcodes of one name have in common. The others, such as `<Link>`, mean something else. */
const LIKE_SHORTCODES = /^(?:figure|img|image|fig|youtube\w*|yt|tweet|twitter\w*|video|audio|vimeo|gist|toc)$/

/**
 * Finds the tags of components in a text of MDX.
 *
 * @param files the paths of files by the names that the text has imported them as
 */
export function findComponents(text: string, files: ReadonlyMap<string, string>): Shortcode[] {
  return Array.from(text.matchAll(TAG), (match) => {
    const { slash = '', name = '', list = '', end = '' } = match.groups ?? {}
    const get = readAttributes(list, files)
    return {
      from: match.index,
      to: match.index + match[0].length,
      name: name.toLowerCase(),
      isClosing: slash !== '',
      isVoid: end !== '',
      syntax: 'component',
      get,
      written: match[0],
    }
  })
}

function readAttributes(list: string, files: ReadonlyMap<string, string>): Arguments {
  const values = new Map<string, string>()
  for (const { groups = {} } of list.matchAll(NAME_AND_VALUE)) {
    const { name = '', double, single, text, variable = '' } = groups
    values.set(name.toLowerCase(), double ?? single ?? text ?? files.get(variable) ?? '')
  }
  const media = Array.from(values.values()).find(isMedia)
  return (wanted) => {
    if (typeof wanted === 'number') return ''
    const names = [wanted, ...(OTHER_NAMES[wanted] ?? [])]
    const name = names.find((candidate) => values.get(candidate))
    if (name !== undefined) return values.get(name) ?? ''
    return wanted === 'src' ? (media ?? '') : ''
  }
}

/** What a component stands for, by its name in lower case; `undefined` if that cannot be known. */
export function componentPiece(name: string, get: Arguments): Piece | undefined {
  const piece = LIKE_SHORTCODES.test(name) ? SHORTCODES.get(name)?.(get) : undefined
  if (piece !== undefined) return piece
  if (isMedia(get('src'))) return mediaPiece(get, [])
  if (/youtube/.test(name)) return SHORTCODES.get('youtube')?.(get)
  if (/tweet/.test(name)) return SHORTCODES.get('tweet')?.(get)
  if (/caption/.test(name) && get('caption') !== '') return captionPiece(get('caption'), get('source'))
  const page = get('src') || get('url')
  return /^https?:/.test(page) ? linkPiece(get('title') || page, page) : undefined
}

/** The caption of the picture above it. */
function captionPiece(caption: string, source: string): Piece {
  const link = source === '' ? '' : ` ([source](${encodeURI(source)}))`
  return textPiece(`\n\n*${caption.trim().replaceAll('*', '')}${link}*\n\n`)
}
