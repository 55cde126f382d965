import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { wrongFields } from '#content/rules/site-content.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { ask } from './ask.ts'
import { changesOf } from './changes-of.ts'
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
  expect(asked.slice(5, 9)).toEqual([
    `Where the site will be (https://…) [${site.address}]: `,
    expect.stringMatching(/^Mail address, which everybody sees below About.* \(optional\): $/),
    'GitHub account [zed] (- for none): ',
    'LinkedIn account (optional): ',
  ])
  expect(answers).toMatchObject({ name: 'Zoë Zed', 'first-name': 'Zoë', role: 'Engineer', github: 'zed' })
  expect(answers).toMatchObject({ linkedin: '', 'resume-link': '', repository: '' })
})

test('repeats the question of a wrong answer, and Enter keeps the present value then', async () => {
  const lines = {
    'Where the site': ['z example', 'z.example/me'],
    'Your name': ['\0', ''],
    Language: ['English!'],
  }
  const { asked, prompt } = terminal(lines)
  const sample = { ...site, owner: { ...site.owner, name: 'Alex Morgan' } }
  const answers = await ask(prompt, sample, {}, {})
  expect(answers.address).toBe('z.example/me')
  expect(asked.find((text) => text.startsWith('  expected an https:'))).toMatch(/found "z example"\nWhere/)
  expect(answers.name).toBeUndefined()
  expect(answers.lang).toBe(site.lang)
  expect(wrongFields(changedContent(sample, changesOf(answers, sample)))).toEqual([])
})

test('offers no known answer that the rules refuse', async () => {
  const { asked, prompt } = terminal({})
  const answers = await ask(prompt, site, { github: 'a b', mail: 'nobody' }, {})
  expect(asked.filter((text) => /a b|nobody/.test(text))).toEqual([])
  expect(answers).toMatchObject({ github: site.links.github, mail: '' })
})
