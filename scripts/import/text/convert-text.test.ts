import { expect, test } from 'vitest'
import { convertedPost } from '#tests/support/converted-post.ts'

test.each([
  {
    written: '[a](/2015/01/02/two.html#x) [b](https://old.example/2015/01/02/two/)',
    converted: '[a](two.md#x) [b](two.md)',
  },
  { written: '[a](/web/two/) [b](/tags/two/)', converted: '[a](two.md) [b](/tags/two/)' },
  { written: '[a]({% post_url 2015-01-02-two %})', converted: '[a](two.md)' },
  {
    written: '[[two#A b|words]] [[none]] [[#A b]] [[1]] [[1, 0]]',
    converted: '[words](two.md#a-b) none [A b](#a-b) [[1]] [[1, 0]]',
  },
  { written: '[a][1]\n\n[1]: /2015/01/02/two.html', converted: '[a][1]\n\n[1]: two.md' },
  { written: 'See <a href="/2015/01/02/two.html">*two*</a>.', converted: 'See [*two*](two.md).' },
  { written: 'See <a href="https://a.example/b c">x</a>.', converted: 'See [x](https://a.example/b%20c).' },
  {
    written: '[a](https://b.example/2015/01/02/two.html)',
    converted: '[a](https://b.example/2015/01/02/two.html)',
  },
  {
    written: '[a](http://www.old.example/2015/01/02/two.html) [b](//old.example/)',
    converted: '[a](two.md) [b](//old.example/)',
  },
  // A slash is missing at the start.
  { written: '[a](2015/01/02/two.html#x) [b](two.html)', converted: '[a](two.md#x) [b](two.html)' },
  { written: '[a]({% link posts/_posts/2015-01-02-two.md %}#x)', converted: '[a](two.md#x)' },
  // The file of a post, wherever it was.
  {
    written: '[a](posts/_posts/2015-01-02-two.md#x) [b](x/two.md)',
    converted: '[a](two.md#x) [b](x/two.md)',
  },
  // Brackets in a link of Markdown.
  {
    written: '[[code]](https://b.example) [[two]][b]\n\n[b]: https://b.example',
    converted: '[[code]](https://b.example) [[two]][b]\n\n[b]: https://b.example',
  },
])('links to posts lead to their articles: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  { written: '![A](/a.png) ![B](/gone.png)', converted: '![A](images/one/a.png) ![B](/gone.png)' },
  { written: '![A][p]\n\n[p]: /assets/a.png', converted: '![A][p]\n\n[p]: images/one/a.png' },
  // Pictures that lead to a larger one.
  { written: '[![A](/gone.png "B")](/a.png)', converted: '![A](images/one/a.png "B")' },
  { written: 'x <a href="/a.png"><img src="/gone.png" alt="A"></a>', converted: 'x ![A](images/one/a.png)' },
  {
    written: '<p><a href="/a.png"><img src="/gone.png" alt="A"></a></p>',
    converted: '![A](images/one/a.png)',
  },
  {
    written: '[![A](/a.png)](https://b.example/a.png)',
    converted: '[![A](images/one/a.png)](https://b.example/a.png)',
  },
  { written: '<img src="/a.png " alt="A">', converted: '![A](images/one/a.png)' },
])('takes pictures along: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  // Attributes, also where no program of ours would look for them.
  {
    written: '[a](https://b.example){target="_blank"} ![A](/a.png){:width="3"}',
    converted: '[a](https://b.example) ![A](images/one/a.png)',
  },
  { written: '`<b>` `{% raw %}{{ site.url }}{% endraw %}`', converted: '`<b>` `{{ site.url }}`' },
  // The lower limit of a sum is no attribute, wherever a formula begins.
  { written: 'a $ b $$ and \\sum_{k=1}^n _c_{.d}', converted: 'a $ b $$ and \\sum_{k=1}^n _c_' },
  { written: '## A `b` c {#id}\n\n`d`{.e} f {#g}', converted: '## A `b` c\n\n`d` f {#g}' },
  // Attributes of Goldmark below a block.
  { written: '![A](/a.png)\n{.center}\n\na {.b}', converted: '![A](images/one/a.png)\n\n\na {.b}' },
  { written: '|a|\n|-|\n|b|\n{.wide #c key="d"}', converted: '|a|\n|-|\n|b|\n' },
  { written: '## A {#id}\n{: .wide}\ntext{:.x}', converted: '## A\n\ntext' },
  {
    written: 'a $$x_1$$ b \\\\(y\\\\)\n\n\\\\[z\\\\]\n\n$$\nw\n$$',
    converted: 'a $x_1$ b $y$\n\n$$z$$\n\n$$\nw\n$$',
  },
])('converts marks of other programs outside of code: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  { written: '# <a name="x"></a>One\n\n[a](#x)', converted: '# One\n\n[a](#one)' },
  { written: '<a id="x"></a>\n\n# One\n\n[a](#x)', converted: '\n\n# One\n\n[a](#one)' },
  {
    written: '# One\n\n<a id="x"></a>Text\n\n# Two\n\n[a](#x)',
    converted: '# One\n\nText\n\n# Two\n\n[a](#one)',
  },
  {
    written: '# One {#x}\n\n# 2. Two & three\n\n[a](#x) [b](#two--three)',
    converted: '# One\n\n# 2. Two & three\n\n[a](#one) [b](#2-two--three)',
  },
])('links to anchors lead to headings: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  // Most parsers but that of CommonMark need no blank behind the signs of a heading.
  { written: 'a\n\n##B\n\n`##c`\n##d ##e\n#f', converted: 'a\n\n## B\n\n`##c`\n## d ##e\n#f' },
  // Definitions, as in https://kramdown.gettalong.org/syntax.html#definition-lists.
  {
    written: 'a\n: b\n:   c `d`\n: e\n\n`f`: g\n\n| h |\n| - |\n| i |\n: j',
    converted: 'a\n- b\n-   c `d`\n- e\n\n`f`: g\n\n| h |\n| - |\n| i |\n: j',
  },
])('converts marks that CommonMark does not have: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})
