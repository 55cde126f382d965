import type { Node, Renderer } from '@takumi-rs/core'
import { type Card, CARD, type CardColours } from './card.ts'
import { cardFonts, type FontFile } from './card-fonts.ts'

/** The texts of a card in their places. */
export type CardWords = {
  nodes: Node[]
  /** Of the title, px. */
  height: number
  /** Whether the title starts from the right. */
  isMirrored: boolean
  /** The parts of the title that no installed font has. */
  missing: string[]
}

// px, and em for tracking and leading.
const EDGE = 76
const TITLE = { family: 'familjen-grotesk', baseline: 494 }
/** A title below the descent, or one beside it. */
const LOW = { width: CARD.width - 2 * EDGE, height: 164 }
const HIGH = { width: 680, height: 372 }
const SIZES = [120, 108, 98, 88, 80, 72, 65, 58, 52, 46]
/** The distance from the last baseline to the end of the title's box. Scripts with marks need more room, and some join their letters. */
const OWN = { leading: 1.04, tracking: -0.035, below: 0.128 }
const OTHER = { leading: 1.25, tracking: 0, below: 0.218 }
const NAME = { family: 'familjen-grotesk', weight: 600, tracking: -0.01, size: 31, place: { top: 71 } }
const LINE = { family: 'geist-mono', weight: 400, tracking: 0, size: 24, place: { bottom: 57 } }
/** The most letters of a title that are laid out, because 50,000 take seconds. A card has room for a third of them. */
const MOST_LETTERS = 1_000
/** The blocks of scripts that are written from right to left (Unicode, DerivedBidiClass.txt). */
const FROM_RIGHT = /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Lays out the texts of cards: the title in the largest size in which it fits. */
export function cardWords(
  renderer: Renderer,
  files: readonly FontFile[],
  colours: CardColours,
): (card: Card) => Promise<CardWords> {
  const fontsOf = cardFonts(renderer, files)

  async function titleOf(text: string, lang: string) {
    const { families, isOwn } = await fontsOf(`${text}…`, TITLE.family, lang)
    const { leading, tracking, below } = isOwn ? OWN : OTHER
    const nodeIn = (size: number, more: Style = {}) =>
      textNode(breakable(text, lang), families, {
        ...{ color: colours.text, fontSize: size, fontWeight: 600, letterSpacing: `${tracking}em` },
        ...{ lineHeight: leading, textWrap: 'balance', wordBreak: 'keep-all', ...more },
      })
    for (const size of SIZES) {
      for (const box of [LOW, HIGH]) {
        const node = nodeIn(size)
        const { width, height } = await sizeOf(node, lang, box.width)
        if (width <= box.width && height <= box.height) return { node, height, box, below: below * size }
      }
    }
    const size = SIZES.at(-1)!
    const lineClamp = Math.floor(HIGH.height / (size * leading))
    const node = nodeIn(size, { overflowWrap: 'anywhere', lineClamp })
    return { node, height: HIGH.height, box: HIGH, below: below * size }
  }

  async function sizeOf(node: Node, lang: string, width: number) {
    // A word that is wider than the container makes the node wider, too.
    const container = {
      type: 'container' as const,
      style: { display: 'flex', width },
      children: [node],
    }
    const { children } = await renderer.measure(container, { ...CARD, lang })
    return children[0]!
  }

  async function labelOf(written: string, lang: string, style: typeof NAME | typeof LINE, color: string) {
    const { text, families } = await fontsOf(written, style.family, lang)
    const { size, weight, tracking } = style
    const letters = { fontSize: size, fontWeight: weight, letterSpacing: `${tracking}em` }
    return textNode(text, families, {
      color,
      ...letters,
      whiteSpace: 'nowrap',
      textFit: 'shrink',
      ...style.place,
    })
  }

  return async ({ title, line, site, lang }) => {
    const spaced = title.normalize('NFC').replaceAll(/\s+/gu, ' ')
    const beginning = spaced.slice(0, MOST_LETTERS).replace(/\p{Cs}$/u, '')
    const { missing, text } = await fontsOf(beginning, TITLE.family, lang)
    // A title with missing parts would have another meaning.
    const isReadable = text !== '' && !missing.some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
    const shown = isReadable ? text : site
    const isMirrored = FROM_RIGHT.test(shown)
    const { node, height, box, below } = await titleOf(shown, lang)
    const words = [
      { ...node, style: { ...node.style, width: box.width, bottom: CARD.height - TITLE.baseline - below } },
      await labelOf(isReadable ? site : '', lang, NAME, colours.text),
      await labelOf(line, lang, LINE, colours.soft),
    ]
    const place = {
      position: 'absolute',
      [isMirrored ? 'right' : 'left']: EDGE,
      textAlign: isMirrored ? 'right' : 'left',
    } as const
    const nodes = words.map((word) => ({ ...word, style: { width: LOW.width, ...word.style, ...place } }))
    return { nodes, height, isMirrored, missing }
  }
}

type Style = NonNullable<Node['style']>

function textNode(text: string, families: readonly string[], style: Style) {
  const dir = FROM_RIGHT.test(text) ? ('rtl' as const) : ('ltr' as const)
  return { type: 'text' as const, text, dir, style: { fontFamily: families.join(), ...style } }
}

/** Marks where lines can end: between the words of scripts without spaces, and after the signs of paths. */
function breakable(text: string, lang: string): string {
  let marked = ''
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const canBreak =
      !/[\p{Ps}\p{Pi}\s]$/u.test(marked) &&
      /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u.test(segment) &&
      (UNSPACED.test(segment) || UNSPACED.test(marked.slice(-1)) || /[\p{Pd}/_]$/u.test(marked))
    marked += marked !== '' && canBreak ? `\u200B${segment}` : segment
  }
  return marked
}
