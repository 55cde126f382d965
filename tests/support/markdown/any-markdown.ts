import fc from 'fast-check'

const BLOCKS = ['# ', '## ', '> ', '- ', '1. ', '- [x] ', '---\n', '|', '|-|-|\n', '    ', '\n', '\n\n', '\t']
const CODE = ['```js\n', '```', '```math\n', '~~~__proto__ onload=x\n', '`']
const INLINE = [...'* ** _ ~~ [a]( ) ![b]( < > [ ] \\ " \' {'.split(' '), ' "title"']
const NOTES = ['[^1]', '[^1]: ', '[^__proto__]: ', '[a]: ', '[a][a]']
const ALERTS = ['> [!NOTE]\n> ', '> [!WARNING]\n', '[!TIP]']
const EMOJI = [':rocket:', ':constructor:', ':', '👋🏽']
const MATHS = [
  '$$\n',
  ...String.raw`$ $$ } ^ _ \frac{ \def\a{\a\a\a} \href{javascript:x}`.split(' '),
  '$`',
  '`$',
]
const ADDRESSES = 'javascript: data: https://x www. mailto: xmpp: a@b.c /desk ../ %2F //'.split(' ')
const HTML = ['<script>', '<!--', '<img src=x onerror=x>', '&colon;', '&lt;', '&#0;']
const TRAPS = ['\0', '\u202E', '\u2028', '\uD800', '__proto__', 'constructor', 'cookie', 'toString']

/** Texts of random pieces of Markdown, HTML, hostile addresses and any characters. */
export const anyMarkdown: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...[BLOCKS, CODE, INLINE, NOTES, ALERTS, EMOJI, MATHS, ADDRESSES, HTML, TRAPS].flat()),
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 6, unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))
