import { type ESTree, parseSync } from 'vite'
import { contentMistake } from '#content/rules/content-mistake.ts'

/** The object in braces that `content/site.ts` exports as `site`. @throws Error with file and line for any other file */
export function siteObject(source: string): ESTree.ObjectExpression {
  const { program, errors } = parseSync('site.ts', source)
  const [error] = errors
  if (error) {
    const at = error.labels[0]?.start
    throw contentMistake(
      `content/site.ts${at === undefined ? '' : `:${lineAt(source, at)}`}: ${error.message}`,
    )
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      const value = init && bare(init)
      if (id.type === 'Identifier' && id.name === 'site' && value?.type === 'ObjectExpression') return value
    }
  }
  throw contentMistake(
    'content/site.ts: expected `export const site = { … }`, found none. Write it by hand, or start from the sample.',
  )
}

/** The property of an object in braces. A later one of the same name counts, as in JavaScript. */
export function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty | undefined {
  return object.properties.findLast(
    (property): property is ESTree.ObjectProperty =>
      property.type === 'Property' &&
      !property.computed &&
      (property.key.type === 'Identifier'
        ? property.key.name === name
        : property.key.type === 'Literal' && property.key.value === name),
  )
}

/** An expression without `as`, `satisfies` and brackets around it. */
export function bare(expression: ESTree.Expression): ESTree.Expression {
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return bare(expression.expression)
    default:
      return expression
  }
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
