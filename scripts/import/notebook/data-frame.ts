import type { Element, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import type { Table } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** The most rows of a table that an article shows. */
const MAX_ROWS = 20
/** The most columns, and the most rows that are looked at. A cell may claim to span millions. */
const MAX_COLUMNS = 100
const MAX_READ_ROWS = 1_000
/** The most characters of a cell. */
const MAX_CELL_LENGTH = 300
/** In a table, `$` would begin a formula. */
const DOLLAR = { character: '$', inConstruct: 'phrasing' } as const

/**
 * Converts the tables in the HTML of a result, such as a data frame of pandas or R, to tables of Markdown of at most 20 rows.
 *
 * @returns `null` if there is none
 */
export function tablesOf(html: string): string | null {
  if (!/<table\b/i.test(html)) return null
  const tables = elementsOf(fromHtml(html, { fragment: true }), 'table')
  const texts = tables.map(tableText).filter((text) => text !== '')
  return texts.length === 0 ? null : texts.join('\n\n')
}

function tableText(table: Element): string {
  const rows = elementsOf(table, 'tr').slice(0, MAX_READ_ROWS)
  const headCount = rows.findIndex((row) => elementsOf(row, 'td').length > 0)
  const headRows = rows.slice(0, headCount === -1 ? 1 : headCount)
  const bodyRows = rows.slice(headRows.length)
  const head = joinHeadRows(gridOf(headRows))
  const body = gridOf(bodyRows)
  const width = Math.max(head.length, ...body.map((cells) => cells.length))
  const isEmpty = [head, ...body].every((cells) => cells.every((cell) => cell === ''))
  if (width === 0 || isEmpty) return ''
  const shown = [head, ...body.slice(0, MAX_ROWS)]
  const markdown = writeTable(
    shown.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? '')),
  )
  const hidden = body.length - MAX_ROWS
  return hidden > 0 ? `${markdown}\n\n*${hidden} more rows*` : markdown
}

/** The texts of the cells of rows. One that spans several columns or rows stands in the first. */
function gridOf(rows: readonly Element[]): string[][] {
  const grid: string[][] = []
  /** For each column, how many of the next rows a cell from above still covers. */
  const covered: number[] = []
  for (const row of rows) {
    const cells: string[] = []
    const skipCovered = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1
        cells.push('')
      }
    }
    for (const cell of elementsOf(row, 'th', 'td')) {
      skipCovered()
      const span = spanOf(cell.properties['colSpan'], MAX_COLUMNS)
      const height = spanOf(cell.properties['rowSpan'], MAX_READ_ROWS)
      for (let column = 0; column < span && cells.length < MAX_COLUMNS; column += 1) {
        covered[cells.length] = height - 1
        cells.push(column === 0 ? cellText(cell) : '')
      }
    }
    skipCovered()
    grid.push(cells)
  }
  return grid
}

/** Makes one row of the rows above a table: pandas writes a row for each level of its columns, and one for the name of the index. */
function joinHeadRows(rows: readonly string[][]): string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((cells) => cells[column] ?? '')
      .filter((text) => text !== '')
      .join(' '),
  )
}

function cellText(cell: Element): string {
  const text = toString(cell).trim().replaceAll(/\s+/g, ' ')
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)} …` : text
}

function writeTable(rows: readonly string[][]): string {
  const table: Table = {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
    })),
  }
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(table, { extensions, unsafe: [DOLLAR] }).trim()
}

function spanOf(value: unknown, limit: number): number {
  const span = Number(value ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, limit) : 1
}

/** The elements of these names below a node, in their order, without those inside of another. */
function elementsOf(node: Nodes, ...names: string[]): Element[] {
  const elements: Element[] = []
  // A stack, because calls of calls would be too many for elements that are nested deeply.
  const waiting: Nodes[] = (node as Parents).children.toReversed()
  for (;;) {
    const next = waiting.pop()
    if (next === undefined) return elements
    const isWanted = next.type === 'element' && names.includes(next.tagName)
    if (isWanted) elements.push(next)
    else if ('children' in next) for (const child of next.children.toReversed()) waiting.push(child)
  }
}
