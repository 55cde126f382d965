import type { Element, ElementContent } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import type { Highlight } from './abilities.ts'
import { codeLanguage, type Grammar } from './code-language.ts'
import { isDeeperThan } from './tree-depth.ts'

/** Spans within spans that a grammar may make: a template in a template, a few times over. */
const MAX_SPANS = 30

/** How code becomes HTML (MD-2): the rest is what mdast-util-to-hast makes of it. */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code(state: State, node: Code): Element {
      const element = codeBlock(node, highlight)
      state.patch(node, element)
      return element
    },
    inlineCode(state: State, node: InlineCode): Element {
      const value = node.value.replaceAll(/\r?\n|\r/g, ' ')
      const element: Element = {
        type: 'element',
        tagName: 'code',
        properties: { className: ['code-inline'] },
        children: [{ type: 'text', value }],
      }
      state.patch(node, element)
      return element
    },
  }
}

/** A block of code scrolls in its own box, so it is a stop for the keyboard, and has a name there. */
function codeBlock({ lang, value }: Code, highlight: Highlight | undefined): Element {
  const language = codeLanguage(lang)
  const coloured =
    language?.highlightAs && highlight ? colouredCode(value, language.highlightAs, highlight) : null
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language.label}`] } : {},
    children: coloured ?? [{ type: 'text', value }],
  }
  const properties = language
    ? { className: ['code-block'], dataLanguage: language.label, ariaLabel: `Code, ${language.label}` }
    : { className: ['code-plain'], ariaLabel: 'Code' }
  return {
    type: 'element',
    tagName: 'pre',
    properties: { ...properties, role: 'group', tabIndex: 0 },
    children: [code],
  }
}

/** Colours are a comfort: a code that a grammar stumbles over stays plain, and its article keeps its form. */
function colouredCode(code: string, language: Grammar, highlight: Highlight): ElementContent[] | null {
  try {
    const children = highlight(code, language)
    return isDeeperThan({ type: 'root', children }, MAX_SPANS) ? null : children
  } catch {
    return null
  }
}
