/* The elements, attributes and schemes that an article may contain. */

export const HTML = (
  'a blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup ' +
  'table tbody td th thead tr ul'
).split(' ')

/** MathML Core, without the elements that can load, link or contain HTML (`annotation-xml`, `maction`). */
export const MATHML = (
  'math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup ' +
  'msup mtable mtd mtext mtr munder munderover'
).split(' ')

export const MATHML_ATTRIBUTES = (
  'accent accentunder className columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator ' +
  'stretchy symmetric voffset width'
).split(' ')

/** Schemes that links and images may have. */
export const PROTOCOLS = { href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'], src: ['http', 'https'] }
