import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { ask } from './ask.ts'
import { FIELDS } from './fields.ts'

/** Answers the questions that begin with these words, and presses Enter at the others. */
function terminal(lines: Record<string, string[]>) {
  const asked: string[] = []
  const prompt = async (text: string) => {
    asked.push(text)
    const question = text.split('\n').at(-1)!
    return (
      Object.entries(lines)
        .find(([start]) => question.startsWith(start))?.[1]
        .shift() ?? ''
    )
  }
  return { asked, prompt }
}

const SAMPLE = 'https://www.linkedin.com/in/your-name'

test('asks for every field; Enter keeps what is in brackets, and a hyphen takes a field out', async () => {
  const { asked, prompt } = terminal({ 'Your name': [' Zoë Zed '], 'Address of your resume': ['-'] })
  const present = { ...site, owner: { name: 'Alex Morgan', role: 'Engineer' } }
  const content = { ...present, greeting: { ...site.greeting, firstName: 'Alex' } }
  const links = { resume: 'https://z.example/cv.pdf', linkedin: SAMPLE }
  const known = { description: 'I make.' }
  const answers = await ask(prompt, { ...content, links }, known, { github: 'zed', name: '' })
  expect(asked).toHaveLength(FIELDS.length)
  expect(asked.slice(0, 4)).toEqual([
    'Your name [Enter keeps the sample’s]: ',
    'The name in the greeting [Zoë]: ',
    'What you are, in a few words [Engineer]: ',
    'Two sentences for the home page [I make.]: ',
  ])
  expect(asked.slice(5, 8)).toEqual([
    'GitHub account [zed] (- for none): ',
    'LinkedIn account (optional): ',
    'Address of your resume (https://…) [https://z.example/cv.pdf] (- for none): ',
  ])
  expect(answers).toMatchObject({ name: 'Zoë Zed', 'first-name': 'Zoë', role: 'Engineer', github: 'zed' })
  expect(answers).toMatchObject({ linkedin: '', 'resume-link': '', repository: '' })
})

test('repeats the question of a wrong answer', async () => {
  const { asked, prompt } = terminal({ 'Where the site': ['z.example', 'https://z.example/'] })
  const { address } = await ask(prompt, site, {}, {})
  expect(address).toBe('https://z.example/')
  expect(asked.find((text) => text.startsWith('  '))).toMatch(
    /^ {2}expected an https:.*found "z\.example"\nWhere/,
  )
})
