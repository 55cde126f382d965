const HTML =
  'a blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup ' +
  'table tbody td th thead tr ul'

/** MathML Core, without the elements that can load, link or contain HTML (`annotation-xml`, `maction`). */
export const MATHML: readonly string[] = (
  'math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup ' +
  'msup mtable mtd mtext mtr munder munderover'
).split(' ')

/** The elements that an article may contain. */
export const ELEMENTS: readonly string[] = [...HTML.split(' '), ...MATHML]

export const MATHML_ATTRIBUTES: readonly string[] = (
  'accent accentunder className columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator ' +
  'stretchy symmetric voffset width'
).split(' ')

/** The attributes of all elements. The build also gives images a width and a height. */
export const ATTRIBUTES: readonly string[] = [
  ...(
    'href rel id title dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy role tabIndex src alt loading ' +
    'decoding referrerPolicy type checked disabled start dataLanguage dataFootnotes'
  ).split(' '),
  ...MATHML_ATTRIBUTES,
]

/** Schemes that links and images may have. */
export const PROTOCOLS: Readonly<Record<'href' | 'src', readonly string[]>> = {
  href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  src: ['http', 'https'],
}

/** The only kind of input is the checkbox of a task. */
export const INPUT_TYPE = 'checkbox'
