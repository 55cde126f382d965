import type { Nodes, Root } from 'mdast'
import { walkMarkdown } from '#markdown/tree.ts'
import { controlSequenceAt, endOfSpaces, type Part, readArgument, readBrackets } from './tex.ts'

export type Macro = {
  parameterCount: number
  /** The value of the first parameter where a formula has none in brackets. */
  fallback?: string | undefined
  /** TeX with `#1` to `#9` for the parameters. */
  body: string
}

/** The macros that hold for a formula, by their names with the backslash. */
export type Macros = ReadonlyMap<string, Macro>

/** Common commands that Temml lacks. */
const BUILT_IN: Macros = new Map(
  Object.entries({
    '\\mbox': '\\text',
    '\\hbox': '\\text',
    '\\mathds': '\\mathbb',
    '\\mathbbm': '\\mathbb',
    '\\mathbbmss': '\\mathbb',
  }).map(([name, body]) => [name, { parameterCount: 0, body }]),
)

/** The most characters of all definitions of an article. */
const MAX_DEFINITIONS = 20_000

/**
 * Gives each formula of a text the macros that formulas above it and it itself define, as MathJax does. Removes the definitions, and
 * formulas that only define macros. Changes the tree in place.
 */
export function defineMacros(tree: Root): void {
  let macros = BUILT_IN
  let charactersLeft = MAX_DEFINITIONS
  walkMarkdown(tree, (node) => {
    if (node.type !== 'math') return
    try {
      const withoutDefinitions = takeDefinitions(node.value, macros)
      charactersLeft -= node.value.length - withoutDefinitions.tex.length
      if (charactersLeft >= 0) {
        node.value = withoutDefinitions.tex
        macros = withoutDefinitions.macros
      }
    } catch {
      // Its definitions are still in it, and the renderer refuses them with a reason.
    }
    node.macros = macros
  })
  removeEmpty(tree)
}

/** Removes formulas without anything to show, and paragraphs that contained nothing else. */
function removeEmpty(node: Nodes): void {
  if (!('children' in node)) return
  const isEmpty = (child: Nodes): boolean => {
    if (child.type === 'math' || child.type === 'text') return child.value.trim() === ''
    return child.type === 'paragraph' && child.children.every(isEmpty)
  }
  const hasFormula = (child: Nodes): boolean =>
    child.type === 'math' || (child.type === 'paragraph' && child.children.some(hasFormula))
  for (let index = node.children.length - 1; index >= 0; index -= 1) {
    const child = node.children[index]
    if (child && hasFormula(child) && isEmpty(child)) node.children.splice(index, 1)
    else if (child) removeEmpty(child)
  }
}

/** A command that defines a macro. */
const DEFINITION =
  /(?:\\(?:global|long)\s*)*\\(?<command>(?:new|renew|provide)command|DeclareMathOperator|g?def|let|require)(?![A-Za-z])\*?/g

/** The commands that `takeDefinitions` reads, for those that are left over. */
export const LEFT_DEFINITION = new RegExp(DEFINITION.source)

/** Reads the definitions in a formula. @returns the formula without them, and the macros that hold from there. @throws Error */
function takeDefinitions(tex: string, knownMacros: Macros): { tex: string; macros: Macros } {
  if (!LEFT_DEFINITION.test(tex)) return { tex, macros: knownMacros }
  const macros = new Map(knownMacros)
  const parts: string[] = []
  let end = 0
  for (const match of tex.matchAll(DEFINITION)) {
    // A definition within another one belongs to its body, which the renderer refuses.
    if (match.index < end) continue
    const command = match.groups?.['command'] ?? ''
    const isStarred = match[0].endsWith('*')
    parts.push(tex.slice(end, match.index))
    if (command === 'require') {
      // It loads an extension of MathJax. Those that change what formulas mean fail at what they define.
      end = readArgument(tex, match.index + match[0].length).end
      continue
    }
    const definition = readDefinition(tex, match.index + match[0].length, command, isStarred)
    const isKept = command === 'providecommand' && macros.has(definition.name)
    if (!isKept) macros.set(definition.name, aliasOf(definition, macros))
    end = definition.end
  }
  parts.push(tex.slice(end))
  return { tex: parts.join(' ').trim(), macros }
}

type Definition = Macro & { name: string; end: number; isAlias?: boolean }

/** `\let` copies a macro as it is now, so that it may then be defined anew. */
function aliasOf({ isAlias, parameterCount, fallback, body }: Definition, macros: Macros): Macro {
  const copied = isAlias ? macros.get(body) : undefined
  return copied ?? { parameterCount, fallback, body }
}

function readDefinition(tex: string, start: number, command: string, isStarred: boolean): Definition {
  const name = readName(tex, start)
  if (command === 'let') {
    const equals = /\s*=?\s*/y
    equals.lastIndex = name.end
    equals.exec(tex)
    const { text: body, end } = readArgument(tex, equals.lastIndex)
    return { name: name.text, parameterCount: 0, body, end, isAlias: true }
  }
  if (command === 'DeclareMathOperator') {
    const { text, end } = readArgument(tex, name.end)
    const operator = isStarred ? '\\operatorname*' : '\\operatorname'
    return { name: name.text, parameterCount: 0, body: `${operator}{${text}}`, end }
  }
  const isCommand = command.endsWith('command')
  const parameters = isCommand ? readCount(tex, name.end) : readMarks(tex, name.end)
  const { text: body, end } = readArgument(tex, parameters.end)
  const { parameterCount, fallback } = parameters
  return { name: name.text, parameterCount, fallback, body, end }
}

/** Reads the name of a macro, with braces or without. @throws Error if it is none that a macro may have */
function readName(tex: string, start: number): Part {
  const { text, end } = readArgument(tex, start)
  const name = text.trim()
  const isName = controlSequenceAt(name, 0) === name && !/^\\(?:[\s\\{}]|begin$|end$)/.test(name)
  if (!isName) throw new Error('expected the name of a macro')
  return { text: name, end }
}

type Parameters = Pick<Macro, 'parameterCount' | 'fallback'> & { end: number }

/** Reads `[2]`, and `[x]` behind it, which makes the first parameter optional. */
function readCount(tex: string, start: number): Parameters {
  const count = readBrackets(tex, start)
  if (!count) return { parameterCount: 0, end: start }
  if (!/^\s*[0-9]\s*$/.test(count.text)) throw new Error('expected the number of parameters')
  const fallback = readBrackets(tex, count.end)
  return { parameterCount: Number(count.text), fallback: fallback?.text, end: fallback?.end ?? count.end }
}

/** Reads `#1#2`, as behind `\def`. */
function readMarks(tex: string, start: number): Parameters {
  let parameterCount = 0
  let end = endOfSpaces(tex, start)
  while (tex.startsWith(`#${parameterCount + 1}`, end)) {
    parameterCount += 1
    end += 2
  }
  if (tex[endOfSpaces(tex, end)] !== '{') throw new Error('expected parameters such as #1#2')
  return { parameterCount, end }
}
