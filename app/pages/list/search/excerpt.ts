import { placedWords } from '#app/lib/search/words.ts'
import { articlePath } from '#article-host/article-name.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'

/** UTF-16 units: about one line of a wide window. */
const LENGTH = 150
/** Of these, so many are before the first match. */
const BEFORE = 40

/**
 * The part of a text around the matches: from the block with the most of them, cut between words and outside of tags.
 *
 * @param blocks plain text
 * @param terms words as `wordsOf` gives them
 * @returns `''` for a text without any of them
 */
export function excerptOf(blocks: readonly string[], terms: readonly string[]): string {
  const wanted = new Set(terms)
  let best = { count: 0, block: '', start: 0 }
  for (const block of blocks) {
    const matches = placedWords(block).filter(({ word }) => wanted.has(word))
    const count = new Set(matches.map(({ word }) => word)).size
    if (count > best.count) best = { count, block, start: matches[0]?.start ?? 0 }
  }
  return around(best.block, best.start)
}

function around(block: string, start: number): string {
  if (block.length <= LENGTH) return block
  const from = start <= BEFORE ? 0 : start - BEFORE
  const whole = block
    .slice(from, from + LENGTH)
    .replace(from > 0 ? /^(?:[^<>]{0,37}["'\w/]>|\S{0,20}\s)/ : '', '')
    .replace(from + LENGTH < block.length ? /(?:\s\S{0,20}|\s?<[a-z/!][^<>]*)$/i : '', '')
  return `${from > 0 ? '… ' : ''}${whole}${from + LENGTH < block.length ? ' …' : ''}`
}

const known = new Map<string, Promise<readonly string[]>>()

/**
 * The lines of an article without Markdown, for a line of context. They are read once.
 *
 * @returns `[]` if there are none; then the next call tries again
 */
export async function articleLines(name: string): Promise<readonly string[]> {
  const lines = known.get(name) ?? readLines(name).catch(() => [])
  known.set(name, lines)
  void lines.then(({ length }) => length === 0 && known.delete(name))
  return lines
}

async function readLines(name: string): Promise<string[]> {
  const response = await fetch(`${PATH_PREFIX}${articlePath(name)}.txt`)
  // Some hosts answer with their start page for a missing file.
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && !isPage ? (await response.text()).split('\n') : []
}
