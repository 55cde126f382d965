import type { Element } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { codeLanguage, codeOptions, grammarOf } from './code-info.ts'
import { codeLines } from './code-lines.ts'
import type { Highlight } from './highlight.ts'

/**
 * Converts code to HTML (MD-2).
 *
 * @param highlight colours known languages; without it code is plain
 */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code: (_state: State, node: Code) => codeBlock(node, highlight),
    inlineCode: (_state: State, { value }: InlineCode) =>
      element('code', { className: ['code-inline'] }, [value.replaceAll(/\r?\n|\r/g, ' ')]),
  }
}

/**
 * A block of code in a frame. The block scrolls, so it has a name and the keyboard can reach it. The title or the language, and the
 * copy button, do not scroll, so they belong to the frame.
 */
function codeBlock({ lang, meta, value }: Code, highlight: Highlight | undefined): Element {
  const language = codeLanguage(lang)
  const options = codeOptions(`${lang ?? ''} ${meta ?? ''}`)
  const { title, hasLineNumbers } = options
  const grammar = grammarOf(language)
  const coloured = grammar && highlight ? highlight(value, grammar) : [{ type: 'text' as const, value }]
  const code = element(
    'code',
    language ? { className: [`language-${language}`] } : {},
    codeLines(coloured, options),
  )
  const kind = language || title ? 'code-block' : 'code-plain'
  const block = element(
    'pre',
    {
      className: hasLineNumbers ? [kind, 'code-numbered'] : [kind],
      ariaLabel: [words.code, language, title].filter(Boolean).join(', '),
      role: 'group',
      tabIndex: 0,
    },
    [code],
  )
  const frame = { className: ['code-frame'] }
  if (title) return element('div', frame, [element('div', { className: ['code-title'] }, [title]), block])
  return element('div', language ? { ...frame, dataLanguage: language } : frame, [block])
}
