import { expect, test } from 'vitest'
import { fileTable } from './file-table.ts'

test('counts each file of a blog by kind, and says why the others are left out', () => {
  const files = ['a.md', 'b.md', 'README.md', 'c.ipynb', 'd.ipynb', 'x.png', 'y.png', 'style.css']
  const blog = {
    files: new Set(files),
    leftOut: [
      { path: 'README.md', reason: 'written for maintainers' },
      { path: 'c.ipynb', reason: 'notebook, which is no post' },
      { path: 'd.ipynb', reason: 'notebook, which is no post' },
    ],
  }
  const article = { path: 'a.md', name: 'a', articleFields: {}, text: '', includedFiles: ['d.ipynb'] }
  const posts = [
    { ...article, pictures: new Map([['images/a/x.png', 'x.png']]) },
    { path: 'b.md', reason: 'expected text in UTF-8, found other bytes' },
  ]
  expect(fileTable(blog, posts)).toEqual([
    '\nAll files of the folder:',
    '  kind                        found  imported  left out',
    '  Markdown                        3         1  1 written for maintainers: README.md',
    '                                               1 expected text in UTF-8, found other bytes: b.md',
    '  Jupyter notebooks (.ipynb)      2         1  1 notebook, which is no post: c.ipynb',
    '  pictures                        2         1  1 that no article shows',
    '  other files                     1         0',
  ])
})
