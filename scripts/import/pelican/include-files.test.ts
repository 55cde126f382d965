import { expect, test } from 'vitest'
import type { ImportFinding } from '#scripts/import/model.ts'
import { includeFiles } from './include-files.ts'
import { findInclusions } from './inclusions.ts'

const NOTEBOOK = JSON.stringify({
  nbformat: 4,
  metadata: { kernelspec: { name: 'python3' } },
  cells: [
    { cell_type: 'markdown', source: '# Title of the notebook' },
    { cell_type: 'markdown', source: 'Words' },
    {
      cell_type: 'code',
      source: 'print(1)',
      outputs: [{ output_type: 'stream', text: '1\n' }],
    },
    { cell_type: 'markdown', source: 'Last' },
  ],
})

/** A post with the files that it brings, and what the report says. @param settings those of Pelican */
function filled(body: string, files: Record<string, string>, settings = '') {
  const texts: Record<string, string> = { 'pelicanconf.py': settings, ...files }
  const findings: ImportFinding[] = []
  const blog = { files: new Set(Object.keys(texts)), read: (path: string) => texts[path]! }
  const inclusions = findInclusions('content/a.md', body, blog, findings)
  const { text, leftOut } = includeFiles(body, inclusions)
  return { text, reported: [...findings.map(({ message }) => message), ...leftOut] }
}

test('brings the cells of a notebook from the folder in the settings of Pelican', () => {
  const settings = "PATH = 'text'\nNOTEBOOK_DIR = 'downloads/notebooks'\n"
  const files = { 'text/downloads/notebooks/a.ipynb': NOTEBOOK }
  const { text } = filled('Before\n{% notebook a.ipynb cells[1:-1] %}\nAfter\n', files, settings)
  expect(text).toBe('Before\n\nWords\n\n```python\nprint(1)\n```\n\n```text\n1\n```\n\nAfter\n')
})

test('brings all cells of a notebook whose path is complete, and of one in the initial folder', () => {
  for (const path of ['notebooks/a.ipynb', 'a.ipynb', '"a.ipynb"']) {
    const { text } = filled(`{% notebook ${path} %}\n`, { 'content/notebooks/a.ipynb': NOTEBOOK })
    expect(text).toMatch(/# Title of the notebook\n\nWords[^]*Last\n/)
  }
})

test('brings code with its language, its title and its lines', () => {
  const files = { 'content/code/b/a.py': '1\n2\n3\n' }
  const fence = (tag: string) => filled(`{% include_code ${tag} %}`, files).text.trim()
  expect(fence('b/a.py')).toBe('```py title="a.py"\n1\n2\n3\n```')
  expect(fence('b/a.py lang:python lines:2-3 :hidefilename: My "code"')).toBe(
    '```python title="My code"\n2\n3\n```',
  )
})

test('reads no file outside of the blog, and reports what cannot be read', () => {
  const files = { 'content/notebooks/bad.ipynb': '{"a": 1}' }
  const body =
    '{% notebook ../../../secret.ipynb %}\n{% include_code /etc/passwd %}\n{% notebook bad.ipynb %}\n'
  expect(filled(body, files)).toEqual({
    text: body,
    reported: [
      '../../../secret.ipynb: expected a file of the blog, found none',
      '/etc/passwd: expected a file of the blog, found none',
      'content/notebooks/bad.ipynb: expected a notebook of Jupyter in nbformat 3 or 4, found other JSON',
    ],
  })
})

test('leaves tags in code and in sentences as they are', () => {
  const body = '    {% notebook a.ipynb %}\n\nSee {% notebook a.ipynb %}\n'
  expect(filled(body, { 'content/notebooks/a.ipynb': NOTEBOOK }).text).toBe(body)
})
