import { expect, test } from 'vitest'
import { parseDiagramMessage } from './diagram-message.ts'

test('a drawn diagram has a height, in whole px and with a limit', () => {
  expect(parseDiagramMessage({ kind: 'drawn', height: 99.2 })).toEqual({ kind: 'drawn', height: 100 })
  expect(parseDiagramMessage({ kind: 'drawn', height: 1e9 })).toEqual({ kind: 'drawn', height: 4_000 })
})

test('nothing but the four messages is read, and nothing of them but what they say', () => {
  expect(parseDiagramMessage({ kind: 'ready', height: 3 })).toEqual({ kind: 'ready' })
  expect(parseDiagramMessage({ kind: 'failed' })).toEqual({ kind: 'failed' })
  expect(parseDiagramMessage({ kind: 'missing', x: 1 })).toEqual({ kind: 'missing' })
  for (const height of [0, -1, Number.NaN, '9', null, undefined]) {
    expect(parseDiagramMessage({ kind: 'drawn', height })).toBe(null)
  }
  for (const data of [null, undefined, 'ready', 1, [], {}, { kind: 'else' }]) {
    expect(parseDiagramMessage(data)).toBe(null)
  }
})
