import { Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { CARD } from './card.ts'
import { cardWords } from './card-words.ts'
import { fontFiles } from './card-fonts.ts'

const renderer = new Renderer()
const colours = { background: '#000000', text: '#ffffff', soft: '#888888', accent: '', glow: '', contour: '' }
const wordsOf = cardWords(renderer, await fontFiles('.'), colours)

/** The lines of a title in reading order. */
async function linesOf(title: string, lang: string) {
  const { nodes } = await wordsOf({ title, lang, line: '', site: '', landscape: 0 })
  const container = { type: 'container' as const, children: nodes.slice(0, 1) }
  const { children } = await renderer.measure(container, { ...CARD, lang })
  const lines: string[] = []
  let before = Infinity
  for (const { text, x } of children[0]!.runs) {
    if (x <= before) lines.push('')
    lines[lines.length - 1] += text
    before = x
  }
  return lines.map((line) => line.replaceAll('\u200B', '').trim())
}

test('lines of Chinese end between words, and not before a mark that closes', async () => {
  const lines = await linesOf('模型为什么会越过最低点，以及该怎么办', 'zh')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).not.toMatch(/^[，。）]/u)
})
