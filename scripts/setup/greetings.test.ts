import { expect, test } from 'vitest'
import { greetingIn } from './greetings.ts'

const ENGLISH = { hello: 'Hi,', pronoun: 'I’m' }

test('greets in the language of the site', () => {
  expect(greetingIn('pt-BR', ENGLISH)).toEqual({ hello: 'Olá,', pronoun: 'sou' })
  expect(greetingIn('en', { hello: 'Hola,', pronoun: 'soy' })).toEqual(ENGLISH)
})

test("keeps the owner's own words, and those of the same or an unknown language", () => {
  expect(greetingIn('fr', { hello: 'Salut,', pronoun: 'moi c’est' })).toBeNull()
  expect(greetingIn('en-US', ENGLISH)).toBeNull()
  expect(greetingIn('cy', ENGLISH)).toBeNull()
})
