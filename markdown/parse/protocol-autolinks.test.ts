import type { Link, PhrasingContent } from 'mdast'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse.ts'

/** The parts of a paragraph: texts as they are, links as `<words>(address)`. */
function parts(markdown: string): string[] {
  const [paragraph] = parseMarkdown(markdown).children
  if (paragraph?.type !== 'paragraph') return []
  const words = ({ children }: Link) => children.map(written).join('')
  const written = (node: PhrasingContent): string =>
    node.type === 'link' ? `<${words(node)}>(${node.url})` : 'value' in node ? node.value : node.type
  return paragraph.children.map(written).filter((part) => part !== '')
}

const link = (address: string) => `<${address}>(${address})`

// The examples of GFM 0.29, section 6.9, and similar ones.
test.each([
  ['mailto:foo@bar.baz', [link('mailto:foo@bar.baz')]],
  ['mailto:a.b-c_d@a.b.', [link('mailto:a.b-c_d@a.b'), '.']],
  ['mailto:a.b-c_d@a.b/', [link('mailto:a.b-c_d@a.b'), '/']],
  ['mailto:a.b-c_d@a.b-', ['mailto:a.b-c_d@a.b-']],
  ['xmpp:foo@bar.baz', [link('xmpp:foo@bar.baz')]],
  ['(mailto:a@b.c)', ['(', link('mailto:a@b.c'), ')']],
  [
    'Write to mailto:a@b.c, or xmpp:a@b.c!',
    ['Write to ', link('mailto:a@b.c'), ', or ', link('xmpp:a@b.c'), '!'],
  ],
])('links the addresses of %s', (markdown, expected) => {
  expect(parts(markdown)).toEqual(expected)
})

test('accepts only the two protocols, as whole words', () => {
  expect(parts('smtp:a@b.c')).toEqual(['smtp:', '<a@b.c>(mailto:a@b.c)'])
  expect(parts('hotmailto:a@b.c')).toEqual(['hotmailto:', '<a@b.c>(mailto:a@b.c)'])
})
