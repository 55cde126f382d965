import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { headline } from './article-index.ts'

const DAY = Date.UTC(2024, 11, 12)

test.each([
  { name: '2024-12-12-note-179', title: 'Note 179', date: DAY },
  { name: '2024-12-12-note-179', title: 'Note 179', date: DAY + 3_600_000 },
  // The palette does not know the date.
  { name: '2024-12-12-note-179', title: 'Note 179', date: undefined },
  { name: '2024-12-12 Note 179', title: '2024-12-12: Note 179', date: DAY },
  { name: 'a_walk_downhill', title: 'A walk – downhill!', date: undefined },
  { name: 'momentum-et-verite', title: 'Momentum et vérité', date: undefined },
  // macOS stores names with separate accents.
  { name: 'duo\u031bng-ve\u0302', title: 'Dương về', date: undefined },
  { name: '??', title: '??', date: undefined },
])('[LIST-5] the name "$name" says nothing new below "$title"', ({ name, title, date }) => {
  expect(headline(name, title, date)).toEqual([title])
})

test.each([
  { name: '2016-05-31-rl', title: 'Pong from Pixels', date: Date.UTC(2016, 4, 31) },
  // The day of an earlier text.
  { name: '2024-12-12-note-179', title: 'Note 179', date: Date.UTC(2025, 0, 1) },
  { name: 'か', title: 'が', date: undefined },
  { name: '🎉', title: '🙂', date: undefined },
])('[LIST-5] the name "$name" stays below "$title"', ({ name, title, date }) => {
  expect(headline(name, title, date)).toEqual([title, name])
})

test('[LIST-5] a name that is the slug of its title says nothing new, in any script', () => {
  const titles = [
    'C++: the good parts',
    'Überraschung, 100 % größer',
    'لماذا ننسى الزخم؟',
    '阅读损失曲线：一',
    'ガウス過程とは',
    '한국어 제목 (1)',
    'हिन्दी में लेख',
    'Что такое градиент?',
    '🚀 Launch = day',
  ]
  for (const title of titles) expect(headline(slug(title), title)).toEqual([title])
})
