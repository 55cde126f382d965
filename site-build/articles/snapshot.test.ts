import { expect, test } from 'vitest'
import { hasFile } from './snapshot.ts'

test.each(['index', 'Index', 'a.html', 'A.HTML', 'x'.repeat(251), '日'.repeat(84)])(
  'writes no page for an article named %s: 404.html opens it',
  (name) => {
    expect(hasFile(name, '.html')).toBe(false)
  },
)

test.each(['indexes', 'a.html b', 'x'.repeat(250), '100% # really?'])(
  'writes a page for an article named %s',
  (name) => {
    expect(hasFile(name, '.html')).toBe(true)
  },
)
