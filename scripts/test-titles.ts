import { parseSync, type ESTree } from 'vite'

type Node = ESTree.Node
/** `test.each(TABLE)` and `test.for(TABLE)` run one test for each row. */
const TABLES = new Set(['each', 'for'])
const SKIPPED = new Set(['skip', 'fixme', 'todo', 'skipIf', 'runIf'])

/**
 * The titles of a test file as its syntax tree has them: a comment, or a string that is no title, is not among them.
 * Tests that are skipped, or that skip themselves, prove nothing and are left out. A table that is written out in the file
 * fills in a title that begins with `%s`.
 *
 * @throws Error when the file cannot be parsed
 */
export function testTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const constants = new Map<string, Node>()
  const titles: string[] = []
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, node.init)
    if (node.type !== 'CallExpression') return true
    if (isSkipped(node.callee)) return false
    const rows = rowsOf(node.callee, constants)
    if (rows === null || node.arguments.slice(1).some(skipsItself)) return true
    const title = textOf(node.arguments[0])
    titles.push(...(title.includes('%s') ? rows.map((row) => title.replace('%s', row)) : [title]))
    return true
  })
  return titles
}

/** The first column of the table that a test is called with, one empty text without a table, null for any other call. */
function rowsOf(callee: Node, constants: ReadonlyMap<string, Node>): string[] | null {
  if (isTest(callee)) return ['']
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return null
  const { object, property } = callee.callee
  if (!isTest(object) || property.type !== 'Identifier' || !TABLES.has(property.name)) return null
  const given = callee.arguments[0]
  const table = plain(given?.type === 'Identifier' ? constants.get(given.name) : given)
  if (table?.type !== 'ArrayExpression') return ['']
  return table.elements.map((row) => {
    const cells = plain(row)
    return textOf(cells?.type === 'ArrayExpression' ? cells.elements[0] : cells)
  })
}

/** The words of a text in quotes or backticks; what only running the file would tell is a `…`. */
function textOf(node: Node | null | undefined): string {
  if (node?.type === 'Literal') return String(node.value)
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…')
  return '…'
}

/** A value without the words that TypeScript adds to it: `[…] as const`. */
function plain(node: Node | null | undefined): Node | null | undefined {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? plain(node.expression)
    : node
}

function isTest(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'test'
}

/** `test.skip`, `describe.skip`, `test.fixme`, and what is run under a condition: `test.skipIf(…)`. */
function isSkipped(callee: Node): boolean {
  if (callee.type === 'CallExpression') return isSkipped(callee.callee)
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    SKIPPED.has(callee.property.name)
  )
}

function skipsItself(body: Node): boolean {
  let skips = false
  visit(body, (node) => {
    if (node.type === 'CallExpression' && isSkipped(node.callee)) skips = true
    return true
  })
  return skips
}

/** Calls back with each node, and goes into those for which the answer is true. */
function visit(node: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const item of node) visit(item, enter)
  else if (typeof node === 'object' && node !== null && (!('type' in node) || enter(node as Node)))
    for (const value of Object.values(node)) visit(value, enter)
}
