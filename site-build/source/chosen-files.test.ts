import { expect, test } from 'vitest'
import { isWanted } from './chosen-files.ts'

test.each(['../a.png', 'a/../../b.png', './a.png', 'a//b.png', '..\\a.png', 'a\n.png'])(
  'a picture at %j is not read, because it would be written elsewhere',
  (path) => expect(isWanted(path)).toBe(false),
)

test('reads a picture in a folder', () => {
  expect(isWanted('images/a trail….PNG')).toBe(true)
})

test.each(['..md', '...md', 'a\\b.md', 'a/b.md', '.md', 'a.MD'])(
  'an article at %j is not read, because no page could open it',
  (path) => expect(isWanted(path)).toBe(false),
)
