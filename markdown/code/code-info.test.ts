import { expect, test } from 'vitest'
import { codeLanguage, codeOptions } from './code-info.ts'

test.each([
  ['js{1,3}', 'js'],
  ['{1,3}', ''],
  ['python x="y"', 'python'],
  ['{.python}', 'python'],
  ['title="x"', ''],
  ['{r, echo=FALSE}', 'r'],
  ['C++', 'c++'],
  ['1C', '1c'],
  ['emacs_lisp', 'emacs_lisp'],
  ['a"onclick=x', 'a'],
  ['__proto__', ''],
  ['../../x', ''],
  ['constructor inset-0', 'constructor'],
  ['x'.repeat(99), 'x'.repeat(20)],
  ['日本', ''],
])('[MD-2] takes the language from the first plain word of %j: %s', (info, language) => {
  expect(codeLanguage(info)).toBe(language)
})

const NOTHING = { title: '', hasLineNumbers: false, marked: [] }

test('reads lines, numbers and a title in any order', () => {
  const all = { title: 'train.py', hasLineNumbers: true, marked: [[1, 1], [3, 5]] } // oxfmt-ignore
  expect(codeOptions('python {1,3-5} showLineNumbers title="train.py"')).toEqual(all)
  expect(codeOptions(`python{1, 3-5} title='train.py' showLineNumbers`)).toEqual(all)
})

test.each([
  ['', NOTHING],
  ['python', NOTHING],
  ['{.python #id key=value}', NOTHING],
  ['js {0,5-3,x,-1,2-,123456}', NOTHING],
  ['js noShowLineNumbers showLineNumbersNot', NOTHING],
  ['js title=""', NOTHING],
  ['js title="{1} showLineNumbers"', { ...NOTHING, title: '{1} showLineNumbers' }],
  ['js subtitle="x"', NOTHING],
])('reads the info string %j', (info, options) => {
  expect(codeOptions(info)).toEqual(options)
})

test('reads at most 500 characters', () => {
  expect(codeOptions(`js title="${'x'.repeat(500)}"`)).toEqual(NOTHING)
  expect(codeOptions(`js {${'1,'.repeat(250)}1}`)).toEqual(NOTHING)
})
