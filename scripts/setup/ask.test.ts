import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { type Field, FIELDS } from './fields.ts'

test('asks for every field; Enter keeps the present value, and a hyphen takes one out', async () => {
  const asked: string[] = []
  const lines: Record<string, string> = { 'Your name': ' Zoë ', LinkedIn: '-' }
  const prompt = async (text: string) => {
    asked.push(text)
    return Object.entries(lines).find(([start]) => text.startsWith(start))?.[1] ?? ''
  }
  const present: Record<string, string> = { role: 'Engineer', github: 'zed', linkedin: 'l' }
  const presentOf = ({ flag }: Field) => present[flag] ?? ''
  const answers = await ask(prompt, presentOf, () => null)
  expect(asked).toHaveLength(FIELDS.filter(({ isFlag }) => !isFlag).length)
  expect(asked[0]).toBe('Your name [Enter keeps the sample’s]: ')
  expect(asked[2]).toBe('What you are, in a few words [Engineer]: ')
  expect(asked[6]).toBe('LinkedIn account [l] (- for none): ')
  expect(answers).toEqual({
    name: 'Zoë',
    role: 'Engineer',
    github: 'zed',
    linkedin: '',
    'resume-link': '',
    repository: '',
  })
})
