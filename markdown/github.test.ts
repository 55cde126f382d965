import { expect, test } from 'vitest'
import { bareHtml } from '#tests/support/markdown/bare-html.ts'

/** GitHub's additions to CommonMark, and their HTML without the additions of this site. */
const EXAMPLES: Record<string, readonly (readonly [markdown: string, html: string])[]> = {
  // After the examples of GFM 0.29, sections 4.10, 5.3, 6.5 and 6.9.
  tables: [
    [
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      'a | b\n:-: | -:\n`x\\|y` | **z**',
      '<table><thead><tr><th class="align-center">a</th><th class="align-right">b</th></tr></thead><tbody><tr><td class="align-center"><code>x|y</code></td><td class="align-right"><strong>z</strong></td></tr></tbody></table>',
    ],
    [
      '| a |\n| - |\n> b',
      '<table><thead><tr><th>a</th></tr></thead></table><blockquote><p>b</p></blockquote>',
    ],
    ['| a | b |\n| - |\n| 1 |', '<p>| a | b |\n| - |\n| 1 |</p>'],
    [
      '| a | b |\n|-|-|\n| 1 |\n| 1 | 2 | 3 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ],
  strikethrough: [
    ['~~a~~ and ~b~', '<p><del>a</del> and <del>b</del></p>'],
    ['a ~~~b~~~', '<p>a ~~~b~~~</p>'],
    ['~~a\n\nb~~', '<p>~~a</p><p>b~~</p>'],
  ],
  'task lists': [
    [
      '- [ ] a\n- [x] b',
      '<ul><li><input disabled type="checkbox"> a</li><li><input checked disabled type="checkbox"> b</li></ul>',
    ],
    ['- [] a\n- [y] b', '<ul><li>[] a</li><li>[y] b</li></ul>'],
  ],
  autolinks: [
    ['www.a.example/b.', '<p><a href="http://www.a.example/b">www.a.example/b</a>.</p>'],
    ['(https://a.example/b_(c))', '<p>(<a href="https://a.example/b_(c)">https://a.example/b_(c)</a>)</p>'],
    [
      'https://a.example/?q=b&hl;',
      '<p><a href="https://a.example/?q=b">https://a.example/?q=b</a>&amp;hl;</p>',
    ],
    ['me+you@a.example, me@a_b', '<p><a href="mailto:me+you@a.example">me+you@a.example</a>, me@a_b</p>'],
    ['xmpp:me@a.example/desk', '<p><a href="xmpp:me@a.example/desk">xmpp:me@a.example/desk</a></p>'],
    ['ftp://a.example', '<p>ftp://a.example</p>'],
  ],
  footnotes: [
    [
      'a[^1]\n\n[^1]: b',
      '<p>a<sup><a data-footnote-ref href="#fn-1">1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li><p>b <a data-footnote-backref="" href="#fnref-1">↩</a></p></li></ol></section>',
    ],
    ['a[^none]', '<p>a[^none]</p>'],
  ],
  mathematics: [
    ['$x$ for $5', '<p><math><mi>x</mi></math> for $5</p>'],
    ['```math\nx\n```', '<div class="math-block"><math display="block"><mi>x</mi></math></div>'],
    [
      '$\\nothing$',
      '<p><span class="math-error"><code>\\nothing</code><span class="math-error-reason"> (not shown as a formula: Unsupported function name: \\nothing)</span></span></p>',
    ],
  ],
}

for (const [kind, examples] of Object.entries(EXAMPLES)) {
  test.each(examples)(`[MD-1] ${kind}: %j`, async (markdown, html) => {
    expect(await bareHtml(markdown)).toBe(html)
  })
}
