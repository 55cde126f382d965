import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { PROTOCOLS } from './transforms/destination.ts'
import { ID_PREFIX } from './transforms/fragments.ts'
import { THEME_CLASSES } from './transforms/themes.ts'

const HTML =
  'a blockquote br code del details div em figcaption figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong summary ' +
  'sup table tbody td th thead tr ul'

/** MathML Core, without the elements that can load, link or contain HTML (`annotation-xml`, `maction`). */
export const MATHML = (
  'math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup ' +
  'msup mtable mtd mtext mtr munder munderover'
).split(' ')

const MATHML_ATTRIBUTES =
  'accent accentunder className columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator ' +
  'stretchy symmetric voffset width'

const DIRECTION: [string, string] = ['dir', 'auto']
const NAMED_BOX = ['role', 'tabIndex', 'ariaLabel', 'className']

/** The elements and attributes that an article may contain. */
export const SCHEMA: Schema = {
  tagNames: [...HTML.split(' '), ...MATHML],
  attributes: {
    ...each(MATHML, MATHML_ATTRIBUTES.split(' ')),
    a: 'href rel id title className dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy'.split(' '),
    div: [...NAMED_BOX, 'dataLanguage'],
    ...each('code details figure td th'.split(' '), ['className']),
    blockquote: ['className', DIRECTION],
    p: ['className', DIRECTION],
    table: [DIRECTION],
    ul: ['className', DIRECTION],
    ...each('h2 h3 h4 h5 h6 li'.split(' '), ['id', 'className']),
    img: ['src', 'alt', 'title', 'loading', 'decoding', 'referrerPolicy', ['className', ...THEME_CLASSES]],
    input: [['type', 'checkbox'], 'checked', ['disabled', true], 'ariaLabel'],
    ol: ['start', 'className', DIRECTION],
    pre: NAMED_BOX,
    section: ['dataFootnotes', 'className'],
    span: NAMED_BOX,
  },
  protocols: PROTOCOLS,
  required: { input: { type: 'checkbox', disabled: true } },
  clobber: ['id', 'ariaDescribedBy'],
  clobberPrefix: ID_PREFIX,
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}

function each(names: string[], attributes: string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, attributes]))
}

/**
 * Drops every element and attribute that is not on the list, and prefixes ids. Only `makePlayers`, `makeFrames` and `nameAnchors` come
 * after it.
 */
export function onlyAllowed(tree: Root): Root {
  const clean = sanitize(tree, SCHEMA)
  return clean.type === 'root' ? clean : { type: 'root', children: [] }
}
