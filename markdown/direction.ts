/**
 * The languages that are written from right to left (CLDR, likelySubtags.xml), without those that hardly anybody writes. Browsers
 * would know more from `Intl`, but its first use blocks a phone for 100 ms (decision 15).
 */
const FROM_RIGHT: ReadonlySet<string> = new Set(
  'aeb ar arq ars ary arz bal bgn ckb dv fa glk he iw ji ks lrc mzn nqo pes pnb prs ps rhg sd sdh syr ug ur yi'.split(
    ' ',
  ),
)
/** The scripts that are written from right to left (ISO 15924). */
const SCRIPT_FROM_RIGHT = /^(?:adlm|arab|aran|hebr|mand|nkoo|rohg|samr|syrc|thaa)$/

/**
 * The value of `dir` for a text. Its language decides, because a sentence of an Arabic text may begin with a Latin name. Without a
 * known language its first letter does, as on GitHub.
 *
 * @param lang a BCP 47 tag
 */
export function textDirection(lang: string | undefined): 'auto' | 'ltr' | 'rtl' {
  if (lang === undefined) return 'auto'
  const [language = '', ...subtags] = lang.toLowerCase().split('-')
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag))
  const isFromRight = script === undefined ? FROM_RIGHT.has(language) : SCRIPT_FROM_RIGHT.test(script)
  return isFromRight ? 'rtl' : 'ltr'
}
