import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Greeting } from './hero.tsx'

const sizeNumberOf = (hello: string, firstName: string) => {
  const heading = renderToStaticMarkup(<Greeting hello={hello} pronoun="I’m" firstName={firstName} />)
  return /data-number="(\d+)"/.exec(heading)?.[1]
}

test.each([
  { hello: 'Hey,', firstName: 'Ann', expected: '9' },
  { hello: 'Hey,', firstName: 'Konstantinos', expected: '12' },
  { hello: 'Hey,', firstName: 'Maximiliane-Theresa', expected: '11' },
  { hello: 'Wunderschönen', firstName: 'Ann', expected: '13' },
  { hello: 'Hey,', firstName: 'Hubert Blaine Wolfe', expected: '9' },
  { hello: 'Hey,', firstName: 'Wolfeschlegelsteinhausen', expected: '24' },
])(
  '[HERO-1] the longest word decides the size of $hello and $firstName',
  ({ hello, firstName, expected }) => {
    expect(sizeNumberOf(hello, firstName)).toBe(expected)
  },
)
