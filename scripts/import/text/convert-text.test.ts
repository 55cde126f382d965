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
  { written: 'A <b>b</b> <i>c</i><br>\nd<sup>2</sup> <kbd>e</kbd>', converted: 'A **b** *c*\\\nd² e' },
  // Numbers keep their value.
  {
    written: '10<sup>6</sup> 10<sup>-3</sup> 2<sup>10.5</sup> H<sub>2</sub>O',
    converted: '10⁶ 10⁻³ 2^(10.5) H₂O',
  },
  { written: 'the 4<sup>th</sup><sup>[1](#a)</sup> 5<sup>&lt;</sup>', converted: 'the 4th[1](#a) 5&lt;' },
  {
    written: '<p>10<sup>6</sup> m<sup>2</sup>, x<sub>max</sub><sup><a href="#a">1</a></sup></p>',
    converted: '10⁶ m², xₘₐₓ[1](#a)',
  },
  // Breaks without words after them.
  { written: 'a\n\n<br />\n\nb<br><br/> \n\n**c<br>**', converted: 'a\n\n\n\nb \n\n**c**' },
  { written: '<p>a<br></p>', converted: 'a' },
  // Code, and tags that are no pair or no HTML.
  { written: 'a <code>&lt;b&gt; *c*</code>', converted: 'a `<b> *c*`' },
  { written: '<i>a</b>b</i> <Chart a="b" />', converted: '*ab* <Chart a="b" />' },
  // Elements without an end.
  {
    written: 'a <a href="https://b.example">b *c*\n\nd</a> <i>e <b>f</i>',
    converted: 'a [b *c*](https://b.example)\n\nd *e f*',
  },
  { written: `${'<code>a '.repeat(2_000)}</code>`, converted: `\`${'a '.repeat(2_000).trim()}\`` },
  // Elements that need a script.
  { written: 'a\n\n<script>alert(1)</script>\n\nb <button>c</button> d', converted: 'a\n\n\n\nb  d' },
])('converts HTML within lines: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  { written: '<div><img src="/assets/a.png" alt="A"></div>', converted: '![A](images/one/a.png)' },
  {
    written: '<figure><img src="/a.png">\n<figcaption>B</figcaption>\n</figure>',
    converted: '![](images/one/a.png "B")',
  },
  { written: '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', converted: '| a |\n| - |\n| b |' },
  { written: '<details><summary>S</summary>\n<p>a</p></details>', converted: '> **S**\n>\n> a' },
  { written: '<iframe src="//v.example/1" title="Talk"></iframe>', converted: '[Talk](https://v.example/1)' },
  { written: 'a\n\n<!-- more -->\n\nb <!-- c -->{/* truncate */}d', converted: 'a\n\n\n\nb d' },
  {
    written: '<pre><code>a\n</code></pre><pre><code>b\n</code></pre>\n\n```html\n</pre><pre>\n```',
    converted: '```\na\n```\n\n```\nb\n```\n\n```html\n</pre><pre>\n```',
  },
  // A table as pandas styles it.
  {
    written:
      '<style>\n</style><table><thead><tr><th>a</th></tr></thead><tbody>\n        <tr>\n            <td>b</td>\n        </tr></tbody></table>',
    converted: '| a |\n| - |\n| b |',
  },
  { written: '> <p>a</p>\n> <p>b</p>', converted: '> a\n>\n> b' },
  { written: 'a\n\n  <p>a</p>\n  <p>b</p>', converted: 'a\n\na\n\nb' },
  { written: '```\n<p>$$a$$ [[two]]</p>\n```', converted: '```\n<p>$$a$$ [[two]]</p>\n```' },
])('converts blocks of HTML: case %#', async ({ written, converted }) => {
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
  { written: '{% highlight rust linenos %}\nlet a;\n{% endhighlight %}', converted: '```rust\nlet a;\n```' },
  { written: '{{< highlight go "linenos=true" >}}\na\n{{< /highlight >}}', converted: '```go\na\n```' },
  { written: '[a]({{ site.baseurl }}/2015/01/02/two.html)', converted: '[a](two.md)' },
  { written: '![b]({{ "/assets/a.png" | relative_url }})', converted: '![b](images/one/a.png)' },
  {
    written: '{{< figure src="/assets/a.png" alt="A" caption="Of b" >}}',
    converted: '![A](images/one/a.png "Of b")',
  },
  // Jekyll's includes of pictures, players and notes.
  {
    written: '{% include figure.html path="/a.png"\n  caption="B" %}',
    converted: '![B](images/one/a.png "B")',
  },
  { written: '{% include f.liquid src="a.png" alt="A" %}', converted: '![A](images/one/a.png)' },
  {
    written: '{% include youtube.html id="x_1" %}',
    converted: '[Video](https://www.youtube.com/watch?v=x_1)',
  },
  { written: '{% include alert.html text="Mind" %}', converted: '> [!NOTE]\n> Mind' },
  // Octopress and Pelican write classes before the address, and a size after it.
  { written: '{% img center /a.png 3 4 "A" %}', converted: '![A](images/one/a.png)' },
  // A caption with code, and one with a link.
  {
    written: '{{< figure src="/a.png" caption="Of `b`" >}}',
    converted: '![Of `b`](images/one/a.png "Of `b`")',
  },
  {
    written: '{{< figure src="/a.png" caption="By [b](https://b.example)" >}}',
    converted: '![](images/one/a.png)\n\n*By [b](https://b.example)*',
  },
  {
    written:
      '<figure><img src="/a.png"><figcaption>By <a href="https://b.example">b</a></figcaption></figure>',
    converted: '![](images/one/a.png)\n\n*By [b](https://b.example)*',
  },
  // R's place of its pictures.
  { written: '![A]({{< blogdown/postref >}}a.png)', converted: '![A](images/one/a.png)' },
  // Notes, comments and citations.
  {
    written: '{{< alert "warning" >}}\nMind **b**\nc\n{{< /alert >}}\nd',
    converted: '> [!WARNING]\n> Mind **b**\n> c\n\nd',
  },
  { written: '{{% lead %}}a{{% /lead %}} {% comment %}b{% endcomment %}', converted: 'a ' },
  { written: '{% cite ada --style x %} {% cite a b %}', converted: '[@ada] [@a; @b]' },
])('converts shortcodes: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  {
    written: '<center>\n{{< figure src="/a.png" alt="A" >}}\n</center>',
    converted: '![A](images/one/a.png)',
  },
  { written: '<div class="x">{% img /a.png %}</div>', converted: '![](images/one/a.png)' },
  {
    written: '<div markdown="1">\n**b** ![A](/a.png)\n</div>',
    converted: '\n\n**b** ![A](images/one/a.png)\n',
  },
  {
    written: '<center>\n![A](/a.png "B")<br/>*c*\n</center>',
    converted: '![A](images/one/a.png "B")\n\n\\*c\\*',
  },
  { written: '<div>$$a_1$$</div>', converted: '$$a_1$$' },
  { written: String.raw`<p>So \(a_1\) is \[b\]</p>`, converted: 'So $a_1$ is $$b$$' },
  {
    written: '<p><span class="katex"><math><annotation>a_1</annotation></math><b>a</b></span></p>',
    converted: '$a_1$',
  },
])('converts shortcodes and Markdown in HTML: case %#', async ({ written, converted }) => {
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
  // Empty lines do not end an element in kramdown, so what is indented behind them is not code.
  {
    written:
      '<figure>\n\n    <div id="a"></div>\n    <strong>B</strong>\n\n    <pre>c\n\n    d</pre>\n\n</figure>\n\n    <p>e</p>',
    converted: '**B**\n\n```\nc\n\n    d\n```\n\n    <p>e</p>',
  },
  {
    written:
      '<table>\n  <tr>\n\n    <th>a</th>\n\n    <th><img src="/a.png"></td>\n  </tr>\n</table>\n\n    b',
    converted: '| a | ![](images/one/a.png) |\n| - | - |\n\n    b',
  },
  { written: '<div>\n\n    <p>a</p>\n\nb **c**\n\n</div>', converted: 'a\n\nb **c**\n\n' },
])('converts HTML that is indented behind an empty line: case %#', async ({ written, converted }) => {
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

test.each([
  // The first row of a table without a header, if its first cell is empty, has the names of its columns.
  {
    written: '<table><tr><td></td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    converted: '| | b |\n| - | - |\n| c | d |',
  },
  {
    written: '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    converted: '| | |\n| - | - |\n| a | b |\n| c | d |',
  },
  {
    written: '<figure><figcaption>a</figcaption><img src="/a.png"><figcaption>b</figcaption></figure>',
    converted: 'a\n\n![](images/one/a.png)\n\nb',
  },
])('keeps the order of tables and figures: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test('reads tags in capital letters as HTML, and others with capital letters as components', async () => {
  const written = '<PRE class="a"><CODE>x <SPAN>y</SPAN>\n</CODE></PRE>\n\n<B>b</B> <Box />\n\n<Pre>c</Pre>'
  expect(await convertedPost(written)).toBe('```\nx y\n```\n\n**b** <Box />\n\n<Pre>c</Pre>')
})
