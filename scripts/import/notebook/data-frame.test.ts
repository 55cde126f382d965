import { expect, test } from 'vitest'
import { tablesOf } from './data-frame.ts'

test('writes a data frame of pandas as a table', () => {
  const html =
    '<div><style scoped>td {}</style><table border="1" class="dataframe"><thead><tr><th></th><th>a_b</th><th>c</th></tr></thead><tbody><tr><th>0</th><td>x | y</td><td>$1 and $2</td></tr></tbody></table><p>1 rows × 2 columns</p></div>'
  expect(tablesOf(html)).toBe('| | a_b | c |\n| - | - | - |\n| 0 | x \\| y | \\$1 and \\$2 |')
})

test('joins the heads of several levels, and fills in the cells that others cover', () => {
  const html =
    '<table><thead><tr><th></th><th colspan="2">x</th></tr><tr><th>i</th><th>a</th><th>b</th></tr></thead><tr><th rowspan="2">1</th><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>'
  expect(tablesOf(html)?.split('\n')).toEqual([
    '| i | x a | b |',
    '| - | - | - |',
    '| 1 | 2 | 3 |',
    '| | 4 | 5 |',
  ])
})

test('shows at most 20 rows, and takes no claim of a cell for true', () => {
  const rows = Array.from({ length: 30 }, (_, index) => `<tr><td>${index}</td></tr>`).join('')
  const table = tablesOf(`<table><tr><th>n</th></tr>${rows}</table>`)
  expect(table?.split('\n')).toHaveLength(24)
  expect(table).toMatch(/\| 19 \|\n\n\*10 more rows\*$/)
  const wide = tablesOf('<table><tr><td colspan="9999999" rowspan="9999999">a</td></tr></table>')
  expect(wide?.split('\n')[0]?.split('|')).toHaveLength(102)
})

test.each(['<p>a</p>', '<table></table>', '<table><tr><td></td></tr></table>'])(
  'finds no table in %s',
  (html) => {
    expect(tablesOf(html)).toBeNull()
  },
)
