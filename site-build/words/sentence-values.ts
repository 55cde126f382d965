import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

const LIBRARY = join(import.meta.dirname, '../../app/lib')

/** The module with the words of a subject. */
export function wordsFile(subject: string): string {
  return subject === 'markdown'
    ? join(import.meta.dirname, '../../markdown/words.ts')
    : join(LIBRARY, `words/${subject}.ts`)
}

export const LANGUAGE_FILE = join(LIBRARY, 'language/language.ts')

/**
 * The names of the values of each sentence that a module exports. They come from the source, because tsx renames a value that has the
 * name of an export.
 */
export function sentenceValues(file: string): ReadonlyMap<string, readonly string[]> {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return new Map(program.body.flatMap(exportedBy).flatMap(valuesOf))
}

function exportedBy(statement: ESTree.Statement): ESTree.VariableDeclarator[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

function valuesOf({ id, init }: ESTree.VariableDeclarator): [string, string[]][] {
  if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return []
  return [[id.name, init.params.flatMap((value) => (value.type === 'Identifier' ? [value.name] : []))]]
}
