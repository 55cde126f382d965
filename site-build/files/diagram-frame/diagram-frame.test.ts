import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withOrigin } from './diagram-frame.ts'

const frame = await readFile('site-build/files/diagram-frame/diagram.html', 'utf8')

test('the frame of diagrams may load the scripts of its site, by name too, and nothing else', () => {
  const policy = /content="(default-src[^"]*)"/.exec(withOrigin(frame, 'https://me.example'))?.[1]
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://me.example",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
})

test('a frame of another policy stops the build', () => {
  expect(() => withOrigin('<!doctype html>', 'https://me.example')).toThrow(
    "diagram.html: expected script-src 'self' once, found it 0 times.",
  )
})
