import { toString } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { shortcodes } from './shortcodes.ts'
import { replaceShortcodes } from './emoji.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/** A text's words after the shortcodes have been replaced. */
function words(markdown: string): string {
  const tree = parseMarkdown(markdown)
  replaceShortcodes(tree, shortcodes)
  return toString(tree)
}

test.each([
  ['Ship it :rocket:!', 'Ship it 🚀!'],
  [':+1: :-1: :100: :stuck_out_tongue: :e-mail:', '👍 👎 💯 😛 📧'],
  ['a:smile:b', 'a😄b'],
  [':de::jp:', '🇩🇪🇯🇵'],
  ['x:nothing:smile:', 'x:nothing😄'],
  [':smile:smile:', '😄smile:'],
  ['**:tada:** [:book:](/x)', '🎉 📖'],
])('turns %s into %s', (markdown, expected) => {
  expect(words(markdown)).toBe(expected)
})

test.each([
  '`:rocket:`',
  '    :rocket:',
  '$a:rocket:b$',
  'https://a.example/:rocket:/',
  '<made-up:rocket:x>',
  '<b title=":rocket:">',
  ':octocat: :shipit:',
  ':constructor: :__proto__: :toString:',
  ':Rocket: : rocket : :rocket',
  'at 12:30:45',
])('leaves %s as it is', (markdown) => {
  expect(words(markdown)).toBe(toString(parseMarkdown(markdown)))
})
