import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { withoutTraces } from './without-traces.ts'

const require = createRequire(import.meta.url)
const REACT = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('the installed React makes no error in advance', () => {
  const warn = vi.fn<(message: string) => void>()
  const code = withoutTraces(REACT, warn)
  expect(REACT.match(/^ {2}\w+ = Error\(|^var \w+ = Error\(/gm)).toHaveLength(5)
  expect(code.match(/= Object\.create\(Error\.prototype\)/g)).toHaveLength(5)
  expect(code).not.toMatch(/^ {2}\w+ = Error\(|^var \w+ = Error\(/m)
  expect(warn).not.toHaveBeenCalled()
})

test('says so when React has changed', () => {
  const warn = vi.fn<(message: string) => void>()
  expect(withoutTraces('var a = Error(1)', warn)).toBe('var a = Error(1)')
  expect(warn).toHaveBeenCalledOnce()
})
