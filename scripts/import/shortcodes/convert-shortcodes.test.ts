import { expect, test } from 'vitest'
import { convertShortcodes } from './convert-shortcodes.ts'
import { findAnchors } from '#scripts/import/text/anchors.ts'
import { convertedPost } from '#tests/support/converted-post.ts'

const WORDS = { isInCode: () => false, isInHtml: () => false }

function convert(text: string, leftOut: string[] = []): string {
  return convertShortcodes(text, WORDS, leftOut)
}

test.each([
  // https://distill.pub
  { written: 'a<d-cite key="x,y"></d-cite>', markdown: 'a [@x; @y]' },
  { written: '<script type="text/bibliography">\n@a{b}\n</script>', markdown: '```bibtex\n@a{b}\n```' },
  {
    written: 'a\n<script src="https://gist.github.com/ada/1f.js"></script>',
    markdown: 'a\n\n[Code on GitHub](https://gist.github.com/ada/1f)',
  },
  { written: '{{< gist ada 1f >}}', markdown: '[Code on GitHub](https://gist.github.com/ada/1f)' },
  // A row of pictures.
  {
    written: '{% include row.html url="/a.png,/b.png" caption="C" %}',
    markdown: '![](/a.png)\n\n![C](/b.png "C")',
  },
  // Words of a theme's include stay.
  { written: '{% include table-caption.html caption="Of a" %}', markdown: '*Of a*' },
  { written: '{{< details "More" >}}\na\n{{< /details >}}', markdown: '> **More**\n>\n> a' },
  { written: '{{< button href="/b" >}}a{{< /button >}}', markdown: '[a](/b)' },
  { written: '- a\n  {{< youtube x >}}', markdown: '- a\n  \n  [Video](https://www.youtube.com/watch?v=x)' },
  { written: '| {{< youtube x >}} |', markdown: '| [Video](https://www.youtube.com/watch?v=x) |' },
  {
    written: '<iframe src="//player.vimeo.com/video/12"></iframe>',
    markdown: '[Video](https://vimeo.com/12)',
  },
  {
    written:
      '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&amp;color=1"></iframe>',
    markdown: '[Video](https://api.soundcloud.com/tracks/1)',
  },
])('replaces $written', ({ written, markdown }) => {
  expect(convert(written)).toBe(markdown)
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
  // Notes between colons, of Zenn, VitePress and Docusaurus.
  {
    written: 'a\n:::message alert\nMind **b**\n\nc\n:::\n\n:::message\nd\n:::\ne',
    converted: 'a\n\n> [!WARNING]\n> Mind **b**\n> \n> c\n\n> [!NOTE]\n> d\n\ne',
  },
  { written: '::: details More\n```\n:::\n```\n:::', converted: '> **More**\n>\n> ```\n> :::\n> ```' },
  { written: ':::tip[Try]\na\n:::', converted: '> [!TIP]\n> **Try**\n>\n> a' },
  { written: '::: {.b}\na\n:::\n\n:::group\nb\n:::', converted: '::: {.b}\na\n:::\n\n:::group\nb\n:::' },
  { written: '{{% lead %}}a{{% /lead %}} {% comment %}b{% endcomment %}', converted: 'a ' },
  { written: '{{%div class="x"%}}a{{%/div%}}\n{{%comment%}}b{{% /comment %}}c', converted: 'a\nc' },
  { written: '{% cite ada --style x %} {% cite a b %}', converted: '[@ada] [@a; @b]' },
])('converts shortcodes of a post: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test("indented HTML in a theme's gallery is no code without the tags around it", () => {
  const gallery = '{{< gallery >}}\n    <img src="a.png">\n      <img src="b.png">\n{{< /gallery >}}'
  expect(convert(gallery).trim()).toBe('<img src="a.png">\n<img src="b.png">')
})

test('a tag without a meaning leaves no empty line in HTML, which would end it', () => {
  const cell = '<td>\n  A\n  {{< badge >}}\n  New\n  {{< /badge >}}\n</td>'
  const inHtml = { isInCode: () => false, isInHtml: () => true }
  expect(convertShortcodes(cell, inHtml, [])).toBe('<td>\n  A\n  New\n</td>')
})

test('removes a shortcode without a meaning here, and names it', () => {
  const leftOut: string[] = []
  expect(convert('a {{< chart 1 >}} {% if x %}b{% endif %} {{< lead >}}c{{< /lead >}}', leftOut)).toBe(
    'a  b c',
  )
  expect(leftOut).toEqual(['{{< chart 1 >}}', '{% if x %}'])
})

test.each([
  '<iframe src="javascript:alert(1)" title="a"></iframe>',
  '<iframe src="data:text/html,a"></iframe>',
  '<iframe srcdoc="a"></iframe>',
  '<video src="blob:a"></video>',
])('removes a player without an address that an article could have, and names it: %s', (player) => {
  const leftOut: string[] = []
  expect(convert(`a ${player}b`, leftOut)).toBe('a b')
  expect(leftOut).toEqual([player])
})

// At this length, looking for the end of each from its beginning takes minutes.
test.each([
  '{% a ',
  '{{< a ',
  '{{ a(',
  ':::note\n',
  '<video "',
  '<iframe ',
  '<d-cite key="',
  '<script src="',
])('leaves a long text of "%s" without an end as it is', (opening) => {
  const text = opening.repeat(100_000)
  expect(convert(text) === text).toBe(true)
})

test.each(['# a {#x', '<a id="x" ', '<h2 ', '<a id=x>'])(
  'reads the anchors of a long text of "%s"',
  (part) => {
    expect(findAnchors(part.repeat(50_000)).size).toBeLessThan(2)
  },
)

test('a card of Blowfish with another article is a link to it', () => {
  const surroundings = { isInCode: () => false, isInHtml: () => false }
  const text = 'a\n\n{{< article link="/posts/202210-the-new-hype/" >}}\n\nb'
  expect(convertShortcodes(text, surroundings, [])).toBe(
    'a\n\n[The new hype](/posts/202210-the-new-hype/)\n\nb',
  )
})
