import { Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { CARD } from './card.ts'
import { cardWords } from './card-words.ts'
import { fontFiles } from './card-fonts.ts'

const renderer = new Renderer()
const colours = { background: '#000000', text: '#ffffff', soft: '#888888', accent: '', glow: '', contour: '' }
const wordsOf = cardWords(renderer, await fontFiles('.'), colours)

/** The lines of a title in reading order, and the size of its letters. */
async function fit(title: string, lang = 'en') {
  const { nodes } = await wordsOf({ title, lang, line: '', site: '', landscape: 0 })
  const { runs } = await renderer
    .measure({ type: 'container', children: nodes.slice(0, 1) }, { ...CARD, lang })
    .then(({ children }) => children[0]!)
  const lines: string[] = []
  let before = -1
  for (const { text, x } of runs) {
    if (x <= before || before < 0) lines.push('')
    lines[lines.length - 1] += text
    before = x
  }
  const size = nodes[0]!.style.fontSize
  return { lines: lines.map((line) => line.replaceAll('\u200B', '').trim()), size }
}

test('a title with many words has smaller letters', async () => {
  const title = 'Some words and some more words and a few more of them, and then a few more'
  const { lines, size } = await fit(title)
  expect(size).toBeLessThan(100)
  expect(lines.join(' ')).toBe(title)
})

test('lines of Chinese end between words, and not before a mark that closes', async () => {
  const { lines } = await fit('模型为什么会越过最低点，以及该怎么办', 'zh')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).not.toMatch(/^[，。）]/u)
})
