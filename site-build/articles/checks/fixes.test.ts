import { expect, test } from 'vitest'
import { planTexts } from '#tests/support/site/plan-texts.ts'
import { limitedClosestNames } from './fixes.ts'

test('suggests nothing more after too many comparisons, so that no text keeps a build busy', () => {
  const suggestedWithin = (maxComparisons: number) => {
    const findClosest = limitedClosestNames(maxComparisons)
    return Array.from({ length: 3 }, () => findClosest('firts', ['first', 'second']))
  }
  // Two comparisons, and the cost of a fix.
  expect(suggestedWithin(2 * 1_002)).toEqual([['first'], ['first'], []])
  expect(suggestedWithin(2 * 1_002 - 1)).toEqual([['first'], [], []])
})

test('corrects the most usual of several names of a field', async () => {
  const { fixes } = await planTexts({ a: '---\npubDate: 2024-01-02\ncreated: 2023-01-01\n---\n' })
  expect(fixes).toEqual([{ file: 'articles/a.md', line: 2, from: 'pubDate', to: 'date' }])
})

test('offers a fix where one correction is likely', async () => {
  const fields = 'titel: One\nauthors: [Ada]\nmath: true\nstatus: done\nunpublished: true'
  const broken =
    '[a](Two%20word.md#ends)\n\n[b]: <Tow words.md?x#%22>\n[b] [c](part-2.md)\n[d](htps://Two.words)'
  const text = `---\n${fields}\n---\n${broken}\n[e](Two%20words.md#ends) [f](#hea(1))\n## Head 1`
  const { fixes } = await planTexts({ One: text, 'Two words': '## End', 'part-1': '' })
  const shown = fixes.map((fix) => ['start' in fix ? text.slice(fix.start, fix.end) : fix.from, fix.to])
  expect(shown).toEqual([
    ['Two%20word.md#ends', 'Two%20words.md#ends'],
    ['<Tow words.md?x#%22>', 'Two%20words.md#%22'],
    ['Two%20words.md#ends', 'Two%20words.md#end'],
    ['#hea(1)', '#head-1'],
    ['titel', 'title'],
    ['authors', 'author'],
  ])
})
