import { expect, test } from 'vitest'
import { placedWords, wordsOf } from './words.ts'

test.each([
  ['Hành trình đến ĐÀ NẴNG', ['hanh', 'trinh', 'den', 'da', 'nang']],
  ['Łódź, Straße, smørrebrød, Ænima', ['lodz', 'strasse', 'smorrebrod', 'aenima']],
  ['مُحَمَّد أحمد سـلام שָׁלוֹם', ['محمد', 'احمد', 'سلام', 'שלום']],
  ['.NET, node.js and useEffect()', ['net', 'node', 'js', 'and', 'useeffect']],
  ['İstanbul ΆΛΦΑ Ёлка', ['istanbul', 'αλφα', 'елка']],
  ['C++, C# and C; i++ or F#.', ['c++', 'c#', 'and', 'c', 'i++', 'or', 'f#']],
  ['C++20, issue#12, a+b, read_file(x)', ['c++', '20', 'issue', '12', 'a', 'b', 'read', 'file', 'x']],
  ['100% of it', ['100', 'of', 'it']],
  ['हिन्दी 한국어', ['हिन्दी', '한국어']],
  ['', []],
  ['\ud800 … — 🙂', []],
])('finds the words of %j', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test('splits scripts without spaces into words', () => {
  expect(wordsOf('模型训练 gradient')).toEqual(['模型', '训练', 'gradient'])
  for (const text of ['勾配降下法', 'ภาษาไทย']) expect(wordsOf(text).length).toBeGreaterThan(1)
})

test('treats composed, decomposed and full-width letters and ligatures as the same letters', () => {
  expect(wordsOf('e\u0301tude ﬁne ＡＢＣ')).toEqual(wordsOf('Étude fine abc'))
})

test('returns the place of each word in the original text', () => {
  const text = 'Đường, 模型训练 C++!'
  const words = placedWords(text).map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['Đường', '模型', '训练', 'C++'])
})
