import { expect, test } from 'vitest'
import { together, withNotesLast } from './owner-notes.ts'

test('what a build has to tell comes last, all of it together, with its number', async () => {
  const printed: string[] = []
  await withNotesLast(
    async (tell) => {
      tell('articles/A.md:3: date: expected a day')
      printed.push('✓ built in 1s')
      tell('Hint: two')
      printed.push('Home, JavaScript')
    },
    (text) => printed.push(text),
  )
  expect(printed).toEqual([
    '✓ built in 1s',
    'Home, JavaScript',
    '\n2 notes for the owner:\nHint: two\narticles/A.md:3: date: expected a day',
  ])
})

test('where there is nothing to tell, nothing is printed', async () => {
  const printed: string[] = []
  await withNotesLast(
    async () => undefined,
    (text) => printed.push(text),
  )
  expect(printed).toEqual([])
})

test('a build that fails tells what it had to tell, and fails for its own reason', async () => {
  const printed: string[] = []
  const failing = withNotesLast(
    async (tell) => {
      tell('Hint: one')
      throw new Error('Over budget')
    },
    (text) => printed.push(text),
  )
  await expect(failing).rejects.toThrow('Over budget')
  expect(printed).toEqual(['\nOne note for the owner:\nHint: one'])
})

test('the notes of a file stand together in the order of its lines, those of the site above', () => {
  const notes = [
    ...['articles/B 10.md:9: link: x', 'articles/B 2.md:12: date: x', 'articles/B 2.md:3: link: x'],
    ...['articles/B 10.md: expected a text', 'Fields of frontmatter (articles/A.md)', '===\nKEPT\n==='],
  ]
  expect(together(notes).split('\n').slice(2)).toEqual([
    ...['Fields of frontmatter (articles/A.md)', '===', 'KEPT', '==='],
    ...['articles/B 2.md:3: link: x', 'articles/B 2.md:12: date: x'],
    ...['articles/B 10.md: expected a text', 'articles/B 10.md:9: link: x'],
  ])
})
