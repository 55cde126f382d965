import type { Node, Renderer } from '@takumi-rs/core'
import { FROM_RIGHT } from '#markdown/transforms/arrange-blocks.ts'
import { type Card, CARD, type CardColours } from './card.ts'
import { cardFonts, type FontFile } from './card-fonts.ts'

// px
const EDGE = 76
const BASELINE = 494
const SANS = 'familjen-grotesk'
const MONO = 'geist-mono'
/** A title below the descent, or one beside it. */
const LOW = { width: CARD.width - 2 * EDGE, height: 164 }
const HIGH = { width: 680, height: 372 }
const SIZES = [120, 108, 98, 88, 80, 72, 65, 58, 52, 46]
/** em. `below`: from the last baseline to the end of the box. Other scripts have marks above and below, or join their letters. */
const LATIN = { leading: 1.04, tracking: -0.035, below: 0.128 }
const OTHER = { leading: 1.25, tracking: 0, below: 0.218 }
const NAME = { fontSize: 31, fontWeight: 600, letterSpacing: '-0.01em', top: 71 }
const LINE = { fontSize: 24, fontWeight: 400, bottom: 57 }
/** A heading may be long by mistake, and 50,000 letters take seconds. A card has room for a third of these. */
const MAX_LETTERS = 1_000
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const STARTS_FROM_RIGHT = new RegExp(`^\\P{L}*${FROM_RIGHT.source}`, 'u')
/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns a function that makes the texts of a card. */
export function cardWords(renderer: Renderer, files: readonly FontFile[], colours: CardColours) {
  const fontsOf = cardFonts(renderer, files)

  /** The title in the largest size in which it fits, and else clipped. */
  async function titleOf(text: string, lang: string): Promise<Node> {
    const { families } = await fontsOf(`${text}…`, SANS, lang)
    const letters = NOT_LATIN.test(text) ? OTHER : LATIN
    const nodeIn = (fontSize: number, style: Style) =>
      textNode(breakable(text, lang), families, {
        ...titleStyle(fontSize, letters),
        color: colours.text,
        ...style,
      })
    for (const size of SIZES)
      for (const box of [LOW, HIGH]) {
        const { width, height } = await sizeOf(nodeIn(size, {}), box.width, lang)
        if (width <= box.width && height <= box.height) return nodeIn(size, { width: box.width })
      }
    const smallest = SIZES.at(-1)!
    const lineClamp = Math.floor(HIGH.height / (smallest * letters.leading))
    return nodeIn(smallest, { width: HIGH.width, overflowWrap: 'anywhere', lineClamp })
  }

  /** The size of a node in a container of a width. A word that is wider than the container makes the node wider, too. */
  async function sizeOf(node: Node, width: number, lang: string) {
    const style = { display: 'flex', width }
    const container = { type: 'container' as const, style, children: [node] }
    const { children } = await renderer.measure(container, { ...CARD, lang })
    return children[0]!
  }

  /** A single line, smaller if it would be too wide. */
  async function labelOf(written: string, lang: string, family: string, style: Style): Promise<Node> {
    const { text, families } = await fontsOf(written, family, lang)
    return textNode(text, families, { width: LOW.width, whiteSpace: 'nowrap', textFit: 'shrink', ...style })
  }

  /** @returns the texts in their places, whether the title starts from the right, and the parts of it that no font has */
  return async ({ title, line, site, lang }: Card) => {
    const shortTitle = title.normalize('NFC').replaceAll(/\s+/gu, ' ').slice(0, MAX_LETTERS)
    const { missing, text } = await fontsOf(shortTitle, SANS, lang)
    // A title with missing parts would have another meaning.
    const isReadable = text !== '' && !missing.some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
    const shown = isReadable ? text : site
    const isMirrored = STARTS_FROM_RIGHT.test(shown)
    const words = [
      await titleOf(shown, lang),
      await labelOf(isReadable ? site : '', lang, SANS, { color: colours.text, ...NAME }),
      await labelOf(line, lang, MONO, { color: colours.soft, ...LINE }),
    ]
    return { nodes: words.map((word) => atEdge(word, isMirrored ? 'right' : 'left')), isMirrored, missing }
  }
}

/** The style of a title whose last baseline is that of the card. */
function titleStyle(fontSize: number, { leading, tracking, below }: typeof LATIN): Style {
  return {
    bottom: CARD.height - BASELINE - below * fontSize,
    fontSize,
    fontWeight: 600,
    letterSpacing: `${tracking}em`,
    lineHeight: leading,
    textWrap: 'balance',
    wordBreak: 'keep-all',
  }
}

function atEdge(node: Node, edge: 'left' | 'right'): Node {
  const place = { position: 'absolute', [edge]: EDGE, textAlign: edge } as const
  return { ...node, style: { ...node.style, ...place } }
}

type Style = NonNullable<Node['style']>

function textNode(text: string, fontFamily: string, style: Style) {
  const dir = STARTS_FROM_RIGHT.test(text) ? ('rtl' as const) : ('ltr' as const)
  return { type: 'text' as const, text, dir, style: { fontFamily, ...style } }
}

/** Marks where lines can end: between the words of scripts without spaces, and after the signs of paths. */
function breakable(text: string, lang: string): string {
  let marked = ''
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const canBreak = marked !== '' && canBreakBetween(marked, segment)
    marked += canBreak ? `${ZERO_WIDTH_SPACE}${segment}` : segment
  }
  return marked
}

const ZERO_WIDTH_SPACE = '\u200B'
const ENDS_WITH = { bracketOrSpace: /[\p{Ps}\p{Pi}\s]$/u, signOfPath: /[\p{Pd}/_]$/u }
const STARTS_WITH_WORD_OR_BRACKET = /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u

function canBreakBetween(before: string, segment: string): boolean {
  if (ENDS_WITH.bracketOrSpace.test(before)) return false
  if (!STARTS_WITH_WORD_OR_BRACKET.test(segment)) return false
  if (ENDS_WITH.signOfPath.test(before)) return true
  const lastSign = before.slice(-1)
  return UNSPACED.test(segment) || UNSPACED.test(lastSign)
}
