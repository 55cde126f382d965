import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'articles'

/**
 * The site's own articles one after the other, again and again, until there are so many bytes of them. Each round has other
 * numbers, headings and names, so that no cache of a parser or an engine can help.
 *
 * @returns Markdown of `bytes` bytes, to within one article's line
 */
export function longArticle(bytes: number): string {
  const articles = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').replace(/^---\n.*?\n---\n/s, ''))
  const lines: string[] = []
  let size = 0
  for (let round = 0; ; round += 1) {
    for (const article of articles) {
      for (const line of varied(article, round).split('\n')) {
        if (size >= bytes) return lines.join('\n')
        lines.push(line)
        size += Buffer.byteLength(line) + 1
      }
    }
  }
}

function varied(article: string, round: number): string {
  if (round === 0) return article
  return article
    .replaceAll(/^(#+ .*)$/gm, `$1, part ${round + 1}`)
    .replaceAll(/\b(\d)\b/g, (digit) => String((Number(digit) + round) % 10))
    .replaceAll(/\bthe (\w{5,})/g, (_, word: string) => `the ${word} ${round}`)
    .replaceAll(/\[\^(\w+)\]/g, `[^$1-${round}]`)
}
