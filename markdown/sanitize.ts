import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { HTML, MATHML, MATHML_ATTRIBUTES, PROTOCOLS } from './allowed-names.ts'

const NAMED_BOX = ['role', 'tabIndex', 'ariaLabel', 'className']

/** The elements and attributes that an article may contain. The last step of the pipeline drops all others. */
export const SCHEMA: Schema = {
  tagNames: [...HTML, ...MATHML],
  attributes: {
    ...each(MATHML, MATHML_ATTRIBUTES),
    a: 'href rel id title className dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy'.split(' '),
    div: [...NAMED_BOX, 'dataLanguage'],
    ...each('blockquote code figure p td th ul'.split(' '), ['className']),
    ...each('h2 h3 h4 h5 h6 li'.split(' '), ['id', 'className']),
    img: ['src', 'alt', 'title', 'loading', 'decoding', 'referrerPolicy'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true], 'ariaLabel'],
    ol: ['start', 'className'],
    pre: NAMED_BOX,
    section: ['dataFootnotes', 'className'],
    span: NAMED_BOX,
  },
  protocols: PROTOCOLS,
  required: { input: { type: 'checkbox', disabled: true } },
  // The transforms prefix ids, together with the links to them.
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}

function each(names: string[], attributes: string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, attributes]))
}

/** Drops every element and attribute that is not on the list. */
export function onlyAllowed(tree: Root): Root {
  const clean = sanitize(tree, SCHEMA)
  return clean.type === 'root' ? clean : { type: 'root', children: [] }
}
