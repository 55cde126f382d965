import type { Element, ElementContent, Properties } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element, isDeeperThan } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { codeLanguage, type CodeLanguage, type Grammar } from './code-language.ts'
import { codeLines } from './code-lines.ts'
import type { Highlight } from './highlight.ts'
import { codeMeta, type CodeMeta } from './code-meta.ts'

/** Levels of spans that a grammar may make, for example for templates within templates. */
const MAX_SPANS = 30

/** Converts code to HTML (MD-2). */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code(state: State, node: Code): Element {
      const block = codeBlock(node, highlight)
      state.patch(node, block)
      return block
    },
    inlineCode(state: State, node: InlineCode): Element {
      const code = element('code', { className: ['code-inline'] }, [node.value.replaceAll(/\r?\n|\r/g, ' ')])
      state.patch(node, code)
      return code
    },
  }
}

/**
 * Makes a block of code (MD-2) in a frame. The block scrolls, so it has a name and the keyboard can reach it. The title or the
 * language, and the copy button, do not scroll, so they belong to the frame.
 *
 * @param highlight colours known languages; without it code is plain
 */
function codeBlock({ lang, meta, value }: Code, highlight: Highlight | undefined): Element {
  const language = codeLanguage(lang)
  const options = codeMeta(`${lang ?? ''} ${meta ?? ''}`)
  const { title } = options
  const coloured =
    language?.highlightAs && highlight ? highlightCode(value, language.highlightAs, highlight) : null
  const code = element(
    'code',
    language ? { className: [`language-${language.label}`] } : {},
    codeLines(coloured ?? [{ type: 'text', value }], options),
  )
  const label = language && title === null ? { dataLanguage: language.label } : {}
  return element('div', { className: ['code-frame'], ...label }, [
    ...(title === null ? [] : [element('div', { className: ['code-title'] }, [title])]),
    element('pre', blockProperties(language, options), [code]),
  ])
}

function blockProperties(language: CodeLanguage | null, { title, hasLineNumbers }: CodeMeta): Properties {
  const name = [words.code, language?.label, title].filter(Boolean)
  const kind = language || title !== null ? 'code-block' : 'code-plain'
  return {
    className: [kind, ...(hasLineNumbers ? ['code-numbered'] : [])],
    ariaLabel: name.join(', '),
    role: 'group',
    tabIndex: 0,
  }
}

/** @returns `null` where the grammar fails: the code stays plain, and the rest of the article is formatted */
function highlightCode(code: string, language: Grammar, highlight: Highlight): ElementContent[] | null {
  try {
    const children = highlight(code, language)
    return isDeeperThan({ type: 'root', children }, MAX_SPANS) ? null : children
  } catch {
    return null
  }
}
