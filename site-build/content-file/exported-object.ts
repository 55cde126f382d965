import { basename } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'

/**
 * The object in braces that one of the owner's files exports under the file's name.
 *
 * @param file `content/site.ts`, which exports `site`
 * @throws ContentMistake with file and line if the syntax is wrong, or there is no such object
 */
export function exportedObject(source: string, file: string): ESTree.ObjectExpression {
  const name = basename(file, '.ts')
  for (const statement of parsedModule(source, file).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      const value = init && bare(init)
      if (id.type === 'Identifier' && id.name === name && value?.type === 'ObjectExpression') return value
    }
  }
  const message = `expected \`export const ${name} = { … }\`, found none. Write it by hand, or start from the sample.`
  throw new ContentMistake([{ file, message }])
}

/** The syntax tree of a module. @throws ContentMistake with file and line if the syntax is wrong */
export function parsedModule(source: string, file: string): ESTree.Program {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (!error) return program
  const at = error.labels[0]?.start
  const line = at === undefined ? undefined : lineAt(source, at)
  throw new ContentMistake([{ file, line, message: error.message }])
}

/** The property of an object in braces. As in JavaScript, the last one of a name counts. */
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
