import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Greeting } from './hero.tsx'

const sizeNumberOf = (hello: string, firstName: string) => {
  const heading = renderToStaticMarkup(<Greeting hello={hello} pronoun="I’m" firstName={firstName} />)
  return /data-number="(\d+)"/.exec(heading)?.[1]
}

test.each([
  ['Hey,', 'Ann', '9'],
  ['Hey,', 'Konstantinos', '12'],
  ['Hey,', 'Maximiliane-Theresa', '11'],
  ['Wunderschönen', 'Ann', '13'],
  ['Hey,', 'Hubert Blaine Wolfe', '9'],
  ['Hey,', 'Wolfeschlegelsteinhausen', '24'],
])('[HERO-1] the longest word decides the size of “%s … %s”', (hello, firstName, expected) => {
  expect(sizeNumberOf(hello, firstName)).toBe(expected)
})
