import { expect, test } from 'vitest'
import { searchEngine } from './search-engine.ts'

const engine = () =>
  searchEngine([
    {
      name: 'Why momentum overshoots',
      tags: ['optimizers'],
      about: 'velocity',
      text: 'descent gradient ravine',
    },
    { name: 'Descent', title: 'A walk down a hill', tags: ['C++', 'optimizers'], text: 'valley' },
    { name: 'Hành trình', tags: ['hành trình'], text: 'xe may' },
    { name: '模型训练', tags: ['模型'], text: 'gpu' },
    { name: 'C#', tags: ['c#', 'C/C++'], text: 'generics' },
  ])
const find = (text: string, tag = '') => engine().find({ text, tag })
const namesFor = (text: string, tag?: string) => find(text, tag).hits.map(({ name }) => name)

test.each([
  ['momentum', ['Why momentum overshoots']],
  ['mom over', ['Why momentum overshoots']],
  ['momemtum', ['Why momentum overshoots']],
  ['hanh trinh', ['Hành trình']],
  ['模型', ['模型训练']],
  ['训练', ['模型训练']],
  ['c#', ['C#']],
  ['nothing of it', []],
  ['x'.repeat(60_000), []],
  // Some of the words, because no article has all of them.
  ['the ravine', ['Why momentum overshoots']],
  ['ravine generics', ['C#', 'Why momentum overshoots']],
  // An exact match hides similar ones.
  ['valley', ['Descent']],
])('finds %j in names, titles, tags, headings and texts', (text, names) => {
  expect(namesFor(text).toSorted()).toEqual(names)
})

test('similar words, and some of the words, are not a match', () => {
  const isNear = (text: string, tag?: string) => find(text, tag).isNear
  expect(['momentum', 'mom over', 'HÀNH', '训练', 'nothing of it'].filter((text) => isNear(text))).toEqual([])
  expect(['momemtum', 'velocity valley', 'zebra ravin'].filter((text) => !isNear(text))).toEqual([])
  expect([isNear('', 'optimizers'), isNear('valey', 'optimizers')]).toEqual([false, true])
})

test('a tag in upper or lower case keeps the order of the list, and words narrow it down', () => {
  expect(namesFor('', 'Optimizers')).toEqual(['Why momentum overshoots', 'Descent'])
  expect(namesFor('valley', 'optimizers')).toEqual(['Descent'])
  expect(namesFor('', 'c++')).toEqual(['Descent'])
  expect(namesFor('', 'C/C++')).toEqual(['C#'])
  expect(namesFor('', '模型')).toEqual(['模型训练'])
})

test('returns the matching words as they are in the article', () => {
  expect(find('momemtum grad').hits[0]?.terms.toSorted()).toEqual(['gradient', 'momentum'])
})

test('finds articles by a name that was added later, and keeps the words of the others', () => {
  const { find, addName } = engine()
  for (const name of ['Only a name', '模型训练', 'Only a name']) addName(name)
  const names = (text: string) => find({ text, tag: '' }).hits.map(({ name }) => name)
  expect(names('only name')).toEqual(['Only a name'])
  expect(names('gpu')).toEqual(['模型训练'])
})
