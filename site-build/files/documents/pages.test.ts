import { expect, test } from 'vitest'
import { hasDocument } from './pages.ts'

test.each(['index', 'Index', 'a.html', 'A.HTML', 'x'.repeat(251), '日'.repeat(84)])(
  'writes no page for an article named %s: 404.html opens it',
  (name) => {
    expect(hasDocument(name)).toBe(false)
  },
)

test.each(['indexes', 'a.html b', 'x'.repeat(250), '100% # really?'])(
  'writes a page for an article named %s',
  (name) => {
    expect(hasDocument(name)).toBe(true)
  },
)
