import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutTraces } from './without-traces.ts'

const require = createRequire(import.meta.url)
const REACT = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('the installed React creates no error in advance', () => {
  const code = withoutTraces(REACT)
  expect(REACT.match(/^ {2}\w+ = Error\(|^var \w+ = Error\(/gm)).toHaveLength(5)
  expect(code.match(/= Object\.create\(Error\.prototype\)/g)).toHaveLength(5)
  expect(code).not.toMatch(/^ {2}\w+ = Error\(|^var \w+ = Error\(/m)
})

test('fails when the code of React has changed', () => {
  expect(() => withoutTraces('var a = Error(1)')).toThrow('found none. Has React renamed them?')
})
