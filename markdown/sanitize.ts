import type { Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { ELEMENTS, INPUT_TYPE, MATHML, MATHML_ATTRIBUTES, PROTOCOLS } from './allowed-names.ts'

const NAMED_BOX = ['role', 'tabIndex', 'ariaLabel', 'className']

/** Whatever an article may hold. The rest is dropped, whoever put it there: this is the last step of the pipeline. */
export const SCHEMA: Schema = {
  tagNames: [...ELEMENTS],
  attributes: {
    ...Object.fromEntries(MATHML.map((name) => [name, [...MATHML_ATTRIBUTES]])),
    a: [
      'href',
      'rel',
      'id',
      'title',
      'className',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaLabel',
      'ariaDescribedBy',
    ],
    blockquote: ['className'],
    code: ['className'],
    div: [...NAMED_BOX, 'dataLanguage'],
    h2: ['id', 'className'],
    h3: ['id', 'className'],
    h4: ['id', 'className'],
    h5: ['id', 'className'],
    h6: ['id', 'className'],
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
  // Ids are prefixed where they are made, together with the links to them.
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
