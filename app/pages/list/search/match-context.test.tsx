import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { excerptOf, MarkedText } from './match-context.tsx'

test('marks whole words in any spelling, and shows everything else as text', () => {
  const terms = ['descent', 'duong', '训练', 'c++']
  const text = '<b>Descent</b> & đường 模型训练: C++!'
  const html = renderToStaticMarkup(<MarkedText text={text} terms={terms} />)
  expect(html.replaceAll(' class="mark"', '')).toBe(
    '&lt;b&gt;<mark>Descent</mark>&lt;/b&gt; &amp; <mark>đường</mark> 模型<mark>训练</mark>: <mark>C++</mark>!',
  )
})

test('returns the part with the most matches, cut between words', () => {
  const words = Array.from({ length: 100 }, (_, place) => `word${place}`).join(' ')
  const blocks = ['only a match', `${words} đường and match ${words}`]
  const excerpt = excerptOf(blocks, ['match', 'duong'])
  expect(excerpt).toMatch(/^… word\d+ .*đường and match word0 .* …$/)
  expect(excerpt.length).toBeLessThan(160)
  expect(excerptOf(blocks, ['only'])).toBe('only a match')
  expect(excerptOf(blocks, ['none'])).toBe('')
})

test('cuts outside of tags, which an article shows as text', () => {
  const before = `${'words '.repeat(6)}<a href="page.html" title="more than can stand here">`
  const after = `${'words '.repeat(16)}<img src="a picture.png" alt="words of a picture">`
  expect(excerptOf([`${before} match ${after}`], ['match'])).toMatch(/^… [^<>]*match [^<>]* …$/)
})
