/**
 * Superscripts and subscripts as text: Markdown has neither, and without them 10<sup>6</sup> would read 106. The characters are those
 * of Unicode (https://www.unicode.org/charts/PDF/U2070.pdf, and modifier letters).
 */

/** The two elements, with the characters that Unicode has for them, in the order of the plain ones, and a sign for all other texts. */
const ELEMENTS = {
  sup: {
    plain: '0123456789+-−=()abcdefghijklmnoprstuvwxyzT',
    raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵀ',
    sign: '^',
  },
  sub: { plain: '0123456789+-−=()aehijklmnoprstuvx', raised: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', sign: '_' },
}

/**
 * Writes the text of a `<sup>` or `<sub>` on its own. Several letters of a superscript, such as those of `4th` and `Mme`, read well
 * without being raised.
 */
export function raisedText(name: 'sup' | 'sub', text: string): string {
  const { plain, raised, sign } = ELEMENTS[name]
  const words = text.trim()
  if (words === '' || (name === 'sup' && /^\p{L}{2,}$/u.test(words))) return words
  const raisedCharacters = Array.from(raised)
  const characters = Array.from(
    words.replaceAll(/\s/g, ''),
    (character) => raisedCharacters[plain.indexOf(character)],
  )
  // Unicode has no raised form of some letters.
  const areAllRaised = !characters.includes(undefined)
  if (areAllRaised) return characters.join('')
  const isSingleLetter = /^[^\d\s]$/u.test(words)
  return isSingleLetter ? words : `${sign}(${words})`
}
