import type { Element, ElementContent, Properties } from 'hast'
import type { Code } from 'mdast'
import type { Highlight } from '#markdown/plugins.ts'
import { codeLanguage, type CodeLanguage, type Grammar } from './code-language.ts'
import { codeLines } from './code-lines.ts'
import { codeMeta, type CodeMeta } from './code-meta.ts'
import { isDeeperThan } from '#markdown/tree-size.ts'

/** Spans within spans that a grammar may make: a template in a template, a few times over. */
const MAX_SPANS = 30

/**
 * A block of code (MD-2) in its frame. The block scrolls, so it is a stop for the keyboard and has a name there; what
 * belongs to it without scrolling along stands beside it in the frame: its title, else the name of its language, and by
 * script a button that copies.
 *
 * @param highlight colours known languages; without it code is plain
 */
export function codeBlock({ lang, meta, value }: Code, highlight: Highlight | undefined): Element {
  const language = codeLanguage(lang)
  const wishes = codeMeta(`${lang ?? ''} ${meta ?? ''}`)
  const coloured =
    language?.highlightAs && highlight ? colouredCode(value, language.highlightAs, highlight) : null
  const code = element('code', language ? { className: [`language-${language.label}`] } : {}, [
    ...codeLines(coloured ?? [{ type: 'text', value }], wishes),
  ])
  const { title } = wishes
  // The label is the frame's, not the block's: there it would scroll along with long lines.
  const label = language && title === null ? { dataLanguage: language.label } : {}
  return element('div', { className: ['code-frame'], ...label }, [
    ...(title === null
      ? []
      : [element('div', { className: ['code-title'] }, [{ type: 'text', value: title }])]),
    element('pre', blockProperties(language, wishes), [code]),
  ])
}

function blockProperties(language: CodeLanguage | null, { title, hasLineNumbers }: CodeMeta): Properties {
  const name = ['Code', language?.label, title].filter((part) => part !== null && part !== undefined)
  return {
    className: [
      language || title !== null ? 'code-block' : 'code-plain',
      ...(hasLineNumbers ? ['code-numbered'] : []),
    ],
    ariaLabel: name.join(', '),
    role: 'group',
    tabIndex: 0,
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

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
