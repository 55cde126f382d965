import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { ELEMENTS, INPUT_TYPE, MATHML, MATHML_ATTRIBUTES, PROTOCOLS } from './allowed-names.ts'

const NAMED_BOX = ['role', 'tabIndex', 'ariaLabel', 'className']

/** All that an article may contain. The last step of the pipeline drops everything else. */
export const SCHEMA: Schema = {
  tagNames: [...ELEMENTS],
  attributes: {
    ...Object.fromEntries(MATHML.map((name) => [name, [...MATHML_ATTRIBUTES]])),
    a: 'href rel id title className dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy'.split(' '),
    blockquote: ['className'],
    code: ['className'],
    div: [...NAMED_BOX, 'dataLanguage'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['id', 'className']])),
    figure: ['className'],
    img: ['src', 'alt', 'title', 'loading', 'decoding', 'referrerPolicy'],
    input: [['type', INPUT_TYPE], 'checked', ['disabled', true], 'ariaLabel'],
    li: ['id', 'className'],
    ol: ['start', 'className'],
    p: ['className'],
    pre: NAMED_BOX,
    section: ['dataFootnotes', 'className'],
    span: NAMED_BOX,
    td: ['className'],
    th: ['className'],
    ul: ['className'],
  },
  protocols: { href: [...PROTOCOLS.href], src: [...PROTOCOLS.src] },
  required: { input: { type: INPUT_TYPE, disabled: true } },
  // The transforms prefix ids, together with the links to them.
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}

/** Drops every element and attribute that is not on the list. */
export function onlyAllowed(tree: Root): Root {
  const clean = sanitize(tree, SCHEMA)
  return clean.type === 'root' ? clean : { type: 'root', children: [] }
}
