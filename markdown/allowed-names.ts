/**
 * The names of whatever an article may hold, without the means to sift a tree by them: pages check saved copies by these,
 * the pipeline makes its list of them (`allow-list.ts`).
 */

const HTML =
  'a blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup ' +
  'table tbody td th thead tr ul'

/** MathML Core, without what can load, link, or hold HTML (`annotation-xml`, `maction`). */
export const MATHML: readonly string[] = (
  'math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup ' +
  'msup mtable mtd mtext mtr munder munderover'
).split(' ')

export const ELEMENTS: readonly string[] = [...HTML.split(' '), ...MATHML]

export const MATHML_ATTRIBUTES: readonly string[] = (
  'accent accentunder className columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator ' +
  'stretchy symmetric voffset width'
).split(' ')

/** Of all elements together. The build gives pictures their width and height, too. */
export const ATTRIBUTES: readonly string[] = [
  ...(
    'href rel id title dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy role tabIndex src alt loading ' +
    'decoding referrerPolicy type checked disabled start dataLanguage dataFootnotes'
  ).split(' '),
  ...MATHML_ATTRIBUTES,
]

/** Schemes of the addresses that links and pictures may lead to; an address without one is of this site. */
export const PROTOCOLS: Readonly<Record<'href' | 'src', readonly string[]>> = {
  href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  src: ['http', 'https'],
}

/** All that an input is: the box of a task. */
export const INPUT_TYPE = 'checkbox'
