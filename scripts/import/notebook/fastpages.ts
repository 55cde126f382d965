/** Marks of fastpages in cells of text: https://fastpages.fast.ai/fastpages/jupyter/2020/02/20/test.html. */
const ALERT = /^>[ \t]*(?<kind>Note|Tip|Important|Warning):[ \t]*(?<words>\S[^\n]*)$/gim
/** `> youtube: https://youtu.be/…` */
const PLAYER = /^>[ \t]*(?:youtube|twitter):[ \t]*(?<address>https?:\/\/\S+)[ \t]*$/gim
/** `{% fn 1 %}` is the mark of a footnote, and `{{ 'Its text.' | fndetail: 1 }}` its text. */
const NOTE = /\{%[ \t]*fn[ \t]+(?<number>\d{1,4})[ \t]*%\}/g
const NOTE_TEXT =
  /^[ \t]*\{\{[ \t]*(?<sign>["'])(?<words>[^\n]{1,2000}?)\k<sign>[ \t]*\|[ \t]*fndetail:[ \t]*(?<number>\d{1,4})[ \t]*\}\}/gm
const BLOCK_OF_CODE = /^[ \t]*(?<fence>`{3,}|~{3,})(?![`~])[^]{0,20000}?^[ \t]*\k<fence>/
const CODE_IN_LINE = /(?<!`)(?<marks>`+)(?!`)[^\n]{1,500}?(?<!`)\k<marks>(?!`)/
/** What stays as it is. */
const CODE = new RegExp(`${BLOCK_OF_CODE.source}|${CODE_IN_LINE.source}`, 'gm')

/** Replaces notes, alerts, and addresses of films and tweets, as fastpages writes them, by Markdown. */
export function withoutFastpagesMarks(text: string): string {
  let result = ''
  let end = 0
  for (const { 0: code, index } of text.matchAll(CODE)) {
    result += convertWords(text.slice(end, index)) + code
    end = index + code.length
  }
  return result + convertWords(text.slice(end))
}

function convertWords(words: string): string {
  return words
    .replaceAll(ALERT, (_, kind: string, message: string) => `> [!${kind.toUpperCase()}]\n> ${message}`)
    .replaceAll(PLAYER, '$<address>')
    .replaceAll(NOTE_TEXT, '[^$<number>]: $<words>')
    .replaceAll(NOTE, '[^$<number>]')
}
