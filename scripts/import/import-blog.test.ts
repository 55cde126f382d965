import { expect, test } from 'vitest'
import { convertInThisProcess } from './convert-threads.ts'
import { GENERATORS, QUARTO } from '#scripts/import/blog/generators.ts'
import type { ImportedArticle, ImportFinding, OldBlog } from './model.ts'
import { importBlog, unknownFields } from './import-blog.ts'

/** @param texts the posts, by path. @param files other files */
async function imported(
  generator: string,
  texts: Record<string, string>,
  files: string[] = [],
  blogFacts: Partial<OldBlog> = {},
) {
  const blog: OldBlog = {
    generator: GENERATORS.find(({ name }) => name === generator)!,
    sectionPatterns: new Map(),
    posts: Object.keys(texts),
    leftOut: [],
    // A page of fields alone is no post.
    read: (path) => texts[path]!.replace(/(?<=\n(?:---|\+{3})\r?\n?)$/, '\nText'),
    files: new Set([...Object.keys(texts), ...files]),
    hosts: ['https://old.example'],
    ...blogFacts,
  }
  const findings: ImportFinding[] = []
  const articles: ImportedArticle[] = []
  for await (const post of importBlog(blog, findings, convertInThisProcess))
    if ('text' in post) articles.push(post)
  const byName = Object.fromEntries(articles.map(({ name, text }) => [name, text]))
  const pictures = Object.assign({}, ...articles.map((one) => Object.fromEntries(one.pictures))) as object
  return {
    texts: byName,
    pictures,
    findings: findings.map(({ file, line, kind, message }) => [kind, file, line, message].join(' | ')),
  }
}

/** The text of a post of Jekyll's, beside another post and a picture. */
async function body(text: string) {
  const posts = { '_posts/2014-07-01-one.md': text, '_posts/2015-01-02-two.md': '# Two' }
  const { texts } = await imported('Jekyll', posts, ['assets/a.png', 'f.mp4', 'f.mp3', 'chart.html'])
  return texts['one']?.replace(/^---\n[^]*?---\n/, '')
}

test('a post of Jekyll becomes an article with the name and the day of its file', async () => {
  const text =
    '---\nlayout: post\ntitle: "A: b"\nexcerpt: Short\ncategories: go rust\npublished: false\nauthors: [Ada, { name: Grace }]\nimage: /assets/a.png\n---\r\nText \r\n'
  const posts = { '_posts/2014-07-01-one.md': text }
  const { texts, pictures, findings } = await imported('Jekyll', posts, ['assets/a.png'])
  expect(texts).toEqual({
    one: '---\ntitle: "A: b"\ndescription: Short\ndate: 2014-07-01\nupdated: 2014-07-01\ntags:\n  - go\n  - rust\ndraft: true\naliases:\n  - /go/rust/2014/07/01/one.html\ncover: images/one/a.png\n---\nText \r\n',
  })
  expect(pictures).toEqual({ 'images/one/a.png': 'assets/a.png' })
  expect(findings).toEqual(['fields that articles do not have | layout |  | posts: 1'])
})

test('guests keep their names, and the only author of a blog is its owner', async () => {
  const authors = async (...fields: string[]) => {
    const posts = fields.map((field, at) => [
      `_posts/2014-07-0${at + 1}-p${at}.md`,
      `---\n${field}\n---\nText\n`,
    ])
    const { texts } = await imported('Jekyll', Object.fromEntries(posts) as Record<string, string>)
    return Object.values(texts).map((text) => /author: (.*)/.exec(text)?.[1])
  }
  expect(await authors('author: Ada', 'authors: [{ name: Ada }, Grace]')).toEqual(['Ada', 'Ada, Grace'])
  expect(await authors('author: Ada', 'authors: [Ada]')).toEqual([undefined, undefined])
})

test('a post of Hugo or Zola has its fields in TOML or JSON, and its pictures beside it', async () => {
  const toml =
    '+++\ntitle = "B"\ndate = 2020-05-06T07:00:00+02:00\nslug = "bee"\n[taxonomies]\ntags = ["x"]\n+++\n![a](pic%20b.png "t") ![no](gone.png)'
  const json = '{\n  "Title": "C",\n  "Draft": true\n}\n[b]({{< relref "b/index.md" >}}#top)'
  const posts = { 'content/b/index.md': toml, 'content/c.md': json }
  const { texts, pictures, findings } = await imported('Hugo or Zola', posts, ['content/b/pic b.png'])
  expect(texts).toEqual({
    bee: '---\ntitle: B\ndate: 2020-05-06T07:00:00.000+02:00\nupdated: 2020-05-06T07:00:00.000+02:00\ntags:\n  - x\naliases:\n  - /bee/\n---\n![a](images/bee/pic-b.png "t") ![no](gone.png)',
    c: '---\ntitle: C\ndraft: true\naliases:\n  - /c/\n---\n[b](bee.md#top)',
  })
  expect(pictures).toEqual({ 'images/bee/pic-b.png': 'content/b/pic b.png' })
  expect(findings).toEqual(['pictures that are missing | content/b/index.md |  | gone.png'])
})

test("a post of Hugo was at the address of its section's permalinks", async () => {
  const sectionPatterns = new Map([
    ['post', '/p/:slug/'],
    ['notes', '/n/:year/:title/'],
  ])
  const posts = {
    'content/post/a.md': '+++\nslug = "ay"\n+++\n[b](/n/2020/it-is-b/)',
    'content/notes/b.md': '+++\ntitle = "It is B"\ndate = "2020-05-06"\n+++\n[a](/p/ay/#x)',
  }
  const { texts } = await imported('Hugo or Zola', posts, [], { sectionPatterns })
  expect(texts['ay']).toBe('---\naliases:\n  - /p/ay/\n---\n[b](b.md)')
  expect(texts['b']).toMatch(/aliases:\n {2}- \/n\/2020\/it-is-b\/\n---\n\[a\]\(ay\.md#x\)/)
})

test('a post of Pelican has its metadata, and links by its own names of files', async () => {
  const posts = {
    'content/a/one.md':
      'Title: First: one\nDate: 2014-11-11 21:00\nStatus: draft\nTags: x, y\n\n[two]({filename}/b/two.md#z) [two](|filename|../b/two.md) ![p]({static}/images/p.png)',
    'content/b/two.md': 'Title: Two\nSlug: second\n\n<img src="{static}../images/p.png">',
  }
  const { texts, pictures } = await imported('Pelican', posts, ['content/images/p.png'])
  expect(texts['first-one']).toBe(
    '---\ntitle: "First: one"\ndate: 2014-11-11 21:00\nupdated: 2014-11-11 21:00\ntags:\n  - x\n  - y\ndraft: true\naliases:\n  - /first-one.html\n---\n[two](second.md#z) [two](second.md) ![p](images/first-one/p.png)',
  )
  expect(Object.values(pictures)).toEqual(['content/images/p.png', 'content/images/p.png'])
})

test('leaves out a text without fields, if most of the others have some', async () => {
  const posts = { 'content/a.md': '+++\ntitle = "A"\n+++\n', 'content/b.md': '+++\ntitle = "B"\n+++\n' }
  const names = async (generator: string) =>
    Object.keys((await imported(generator, { ...posts, 'content/notes.md': 'To do' })).texts)
  expect(await names('Hugo or Zola')).toEqual(['a', 'b'])
  expect(await names('a folder of Markdown')).toEqual(['a', 'b', 'notes'])
})

test('a translation has its language, a name of its own, and its old address', async () => {
  const { texts } = await imported('Hugo or Zola', {
    'content/a/index.md': '[b](../b.md)',
    'content/a/index.de.md': '[b](../b.de.md)',
    'content/b.md': 'B',
    'content/b.de.md': '+++\nslug = "bee"\n+++\nB',
  })
  expect(texts).toEqual({
    a: '---\naliases:\n  - /a/\n---\n[b](b.md)',
    'a-de': '---\nlang: de\naliases:\n  - /de/a/\n---\n[b](bee-de.md)',
    b: '---\naliases:\n  - /b/\n---\nB',
    'bee-de': '---\nlang: de\naliases:\n  - /de/bee/\n---\nB',
  })
})

test.each([
  // Links to other posts.
  {
    written: '[a](/2015/01/02/two.html#x) [b](https://old.example/2015/01/02/two/)',
    converted: '[a](two.md#x) [b](two.md)',
  },
  { written: '[a](/web/two/) [b](/tags/two/)', converted: '[a](two.md) [b](/tags/two/)' },
  { written: '[a]({% post_url 2015-01-02-two %})', converted: '[a](two.md)' },
  {
    written: '[[two#A b|words]] [[none]] [[#A b]] [[1]]',
    converted: '[words](two.md#a-b) none [A b](#a-b) [[1]]',
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
  // HTML, where Markdown can express it.
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
  // Brackets in a link of Markdown.
  {
    written: '[[code]](https://b.example) [[two]][b]\n\n[b]: https://b.example',
    converted: '[[code]](https://b.example) [[two]][b]\n\n[b]: https://b.example',
  },
  { written: '![A](/a.png) ![B](/gone.png)', converted: '![A](images/one/a.png) ![B](/gone.png)' },
  { written: '![A][p]\n\n[p]: /assets/a.png', converted: '![A][p]\n\n[p]: images/one/a.png' },
  { written: '<div><img src="/assets/a.png" alt="A"></div>', converted: '![A](images/one/a.png)' },
  {
    written: '<figure><img src="/a.png">\n<figcaption>B</figcaption>\n</figure>',
    converted: '![](images/one/a.png "B")',
  },
  { written: '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', converted: '| a |\n| - |\n| b |' },
  { written: '<details><summary>S</summary>\n<p>a</p></details>', converted: '> **S**\n>\n> a' },
  { written: '<iframe src="//v.example/1" title="Talk"></iframe>', converted: '[Talk](https://v.example/1)' },
  { written: 'a\n\n<!-- more -->\n\nb <!-- c -->{/* truncate */}d', converted: 'a\n\n\n\nb d' },
  { written: '> <p>a</p>\n> <p>b</p>', converted: '> a\n>\n> b' },
  { written: 'a\n\n  <p>a</p>\n  <p>b</p>', converted: 'a\n\na\n\nb' },
  { written: '```\n<p>$$a$$ [[two]]</p>\n```', converted: '```\n<p>$$a$$ [[two]]</p>\n```' },
  { written: 'a <code>&lt;b&gt; *c*</code>', converted: 'a `<b> *c*`' },
  { written: '<i>a</b>b</i> <Chart a="b" />', converted: '*a</b>b* <Chart a="b" />' },
  { written: `${'<code>a '.repeat(2_000)}</code>`, converted: `\`${'a '.repeat(2_000).trim()}\`` },
  { written: 'a\n\n<script>alert(1)</script>\n\nb <button>c</button> d', converted: 'a\n\n\n\nb  d' },
  // Shortcodes that stand for Markdown.
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
  // Shortcodes and Markdown in HTML.
  {
    written: '<center>\n{{< figure src="/a.png" alt="A" >}}\n</center>',
    converted: '![A](images/one/a.png)',
  },
  { written: '<div class="x">{% img /a.png %}</div>', converted: '![](images/one/a.png)' },
  {
    written: '<div markdown="1">\n**b** ![A](/a.png)\n</div>',
    converted: '\n\n**b** ![A](images/one/a.png)\n',
  },
  { written: '<div>$$a_1$$</div>', converted: '$$a_1$$' },
  { written: String.raw`<p>So \(a_1\) is \[b\]</p>`, converted: 'So $a_1$ is $$b$$' },
  {
    written: '<p><span class="katex"><math><annotation>a_1</annotation></math><b>a</b></span></p>',
    converted: '$a_1$',
  },
  // R's place of its pictures.
  { written: '![A]({{< blogdown/postref >}}a.png)', converted: '![A](images/one/a.png)' },
  // Films and sounds are files, and players are links alone in their paragraphs.
  {
    written: 'A <video src="/f.mp4" title="F" controls></video> b',
    converted: 'A \n\n![F](images/one/f.mp4)\n\n b',
  },
  {
    written: '<video controls\n  loop autoplay>\n\n<source src="/f.mp4">\n</video>',
    converted: '![](images/one/f.mp4#loop)',
  },
  { written: '<audio controls src="/f.mp3"></audio>', converted: '![](images/one/f.mp3)' },
  { written: '{% video /f.mp4 360 270 /a.png %}', converted: '![](images/one/f.mp4)' },
  {
    written: 'a\n<iframe src="https://www.youtube.com/embed/x_1?rel=0"></iframe>\nb',
    converted: 'a\n\n[Video](https://www.youtube.com/watch?v=x_1)\n\nb',
  },
  {
    written: '<iframe src="/chart.html" height="400" title="C"></iframe>',
    converted: '![C](/chart.html#height=400)',
  },
  { written: '{{< tweet user="ada" id="1" >}}', converted: '[Tweet by @ada](https://x.com/ada/status/1)' },
  {
    written: '> a\n> {{< youtube x_1 >}}',
    converted: '> a\n> \n> [Video](https://www.youtube.com/watch?v=x_1)',
  },
  // Blocks.
  {
    written: '{{< alert "warning" >}}\nMind **b**\nc\n{{< /alert >}}\nd',
    converted: '> [!WARNING]\n> Mind **b**\n> c\n\nd',
  },
  { written: '{{% lead %}}a{{% /lead %}} {% comment %}b{% endcomment %}', converted: 'a ' },
  { written: '{% cite ada --style x %} {% cite a b %}', converted: '[@ada] [@a; @b]' },
  // Attributes, also where no program of ours would look for them.
  {
    written: '[a](https://b.example){target="_blank"} ![A](/a.png){:width="3"}',
    converted: '[a](https://b.example) ![A](images/one/a.png)',
  },
  // Links to places lead to headings.
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
  { written: '`<b>` `{% raw %}{{ site.url }}{% endraw %}`', converted: '`<b>` `{{ site.url }}`' },
  { written: '## A {#id}\n{: .wide}\ntext{:.x}', converted: '## A\n\ntext' },
  {
    written: 'a $$x_1$$ b \\\\(y\\\\)\n\n\\\\[z\\\\]\n\n$$\nw\n$$',
    converted: 'a $x_1$ b $y$\n\n$$z$$\n\n$$\nw\n$$',
  },
])('a text becomes Markdown of this site: case %#', async ({ written, converted }) => {
  expect(await body(written)).toBe(converted)
})

test('a post that was not published becomes a draft, as does a file of Jekyll without a day', async () => {
  const isDraft = async (field: string, file = '2014-07-01-one.md') => {
    const { texts } = await imported('Jekyll', { [`_posts/${file}`]: `---\n${field}\n---\n` })
    return Object.values(texts).some((text) => text.includes('draft: true'))
  }
  const hidden = ['draft: yes', 'private: true', 'published: no', 'status: private']
  for (const field of hidden) expect(await isDraft(field), field).toBe(true)
  for (const field of ['draft: false', 'published: 2020-03-03'])
    expect(await isDraft(field), field).toBe(false)
  expect(await isDraft('', 'template.md')).toBe(true)
})

test('a day that has not come yet stays, and does not make a draft', async () => {
  const { texts } = await imported('Jekyll', { '_posts/9999-12-31-one.md': '---\ntitle: One\n---\n' })
  expect(texts['one']).toContain('date: 9999-12-31')
  expect(texts['one']).not.toContain('draft')
})

test('a day without a zone stays the same day everywhere, and one that cannot be read is reported', async () => {
  const post = (date: string) => ({ 'a/one.md': `---\ndate: ${date}\n---\n` })
  expect((await imported('Obsidian', post('March 3, 2020'))).texts['one']).toContain('date: 2020-03-03')
  for (const unreadable of ['someday', '22021-12-15']) {
    expect((await imported('Obsidian', post(unreadable))).findings).toEqual([
      `dates that were not read | a/one.md |  | ${unreadable}`,
    ])
  }
})

test('the old addresses become aliases, as paths', async () => {
  const post =
    'permalink: /old/a%20b/one.html\nredirect_from: [/x.html, "https://e.example/y", "/z?q", "/../w"]'
  const { texts } = await imported('Jekyll', { '_posts/2014-07-01-one.md': `---\n${post}\n---\n` })
  expect(texts['one']).toContain('aliases:\n  - /old/a b/one.html\n  - /x.html\n---\n')
  expect((await imported('a folder of Markdown', { 'a/one.md': 'A' })).texts['one']).toBe('A')
})

test('a post with a long slug gets a name and an alias that every system can store, or none', async () => {
  const slug = 'x'.repeat(300)
  const { texts } = await imported('Jekyll', { '_posts/2014-07-01-one.md': `---\nslug: ${slug}\n---\n` })
  expect(Object.keys(texts)).toEqual(['one'])
  expect(texts['one']).not.toContain('aliases')
})

test('what an article cannot have is left out and reported, and what it shows as text is reported with its line', async () => {
  const { findings } = await imported('Jekyll', {
    '_posts/2014-07-01-one.md': 'a\n\n{% include x.html %}\n\n<style>a {}</style>\n\n<Chart a={1} />',
  })
  const kind = 'parts that were left out, because an article has no such thing'
  expect(findings).toEqual([
    `${kind} | _posts/2014-07-01-one.md |  | {% include x.html %}`,
    `${kind} | _posts/2014-07-01-one.md |  | <style>`,
    'tag marks that are shown as text | articles/one.md | 13 | <Chart a={1} />',
  ])
})

test.each([
  '---\ntitle: a: b\npublished: false\n---\n',
  '---\ndraft: true\n',
  '+++\na = \n+++\n',
  '> '.repeat(2_000) + 'x',
  `---\na: &a [x]\nb: [${'*a, '.repeat(200)}*a]\n---\n`,
])('a post that cannot be read or converted is reported, and stops no other: case %#', async (text) => {
  const posts = { '_posts/2014-07-01-a.md': text, '_posts/2014-07-02-b.md': 'b' }
  const { texts, findings } = await imported('Jekyll', posts)
  expect(Object.keys(texts)).toEqual(['b'])
  expect(findings).toEqual([expect.stringContaining('texts that were not read | _posts/2014-07-01-a.md')])
})

test('counts the fields that articles do not have, also when there are very many', () => {
  // Counting them one by one would take minutes.
  const names = Array.from({ length: 100_000 }, (_, index) => `field${index}`)
  const fields = Object.fromEntries(names.map((name) => [name, '']))
  const counted = unknownFields([
    { fields: { title: 'A', layout: 'post' } },
    { fields: { ...fields, layout: 'x' } },
  ])
  expect(counted).toHaveLength(names.length + 1)
  expect(counted[0]).toMatchObject({ file: 'layout', message: 'posts: 2' })
})

test('posts with one name get others, from their files, days and folders', async () => {
  const text = (slug: string) => `---\nslug: ${slug}\n---\n`
  const posts = {
    '_posts/2014-07-01-a.md': text('x'),
    '_posts/2014-07-02-b.md': text('X'),
    '_posts/2014-07-03-b.md': text('x'),
    '_posts/c/b.md': text('x'),
    '_posts/d/c/b.md': text('x'),
  }
  const { texts, findings } = await imported('Jekyll', posts)
  expect(Object.keys(texts)).toEqual(['x', 'b', 'b-2014-07-03', 'c-b'])
  expect(findings).toEqual([expect.stringMatching(/^texts that were not read \| _posts\/d/)])
})

test('a hostile post names no file outside of its folders, and no file outside of the blog', async () => {
  const { texts, pictures } = await imported('Jekyll', {
    '_posts/2014-07-01-a.md':
      '---\nslug: ../../evil\ncover: ../../../etc/x.png\n---\n![a](../../../etc/passwd) ![b](/../x.png)',
    '_posts/2014-07-02-b.md': '---\nslug: ".."\npermalink: /../..\n---\n',
  })
  expect(Object.keys(texts)).toEqual(['evil', 'b'])
  expect(pictures).toEqual({})
})

test('films of the blog become films, and those elsewhere stay links', async () => {
  const text = [
    '![A demo](/assets/demo.mp4 "The trainer")',
    '<video src="/assets/demo.mp4" controls></video>',
    '<video autoplay muted loop title="The descent"><source src="/assets/loop.webm" type="video/webm"></video>',
    '<audio controls src="/assets/talk.mp3"></audio>',
    '<video src="https://elsewhere.example/a.mp4"></video>',
    '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
  ].join('\n\n')
  const posts = { '_posts/2014-07-01-one.md': text }
  const films = ['assets/demo.mp4', 'assets/loop.webm', 'assets/talk.mp3']
  const { texts, pictures } = await imported('Jekyll', posts, films)
  expect(texts['one']?.replace(/^---\n[^]*?---\n/, '').split(/\n+/)).toEqual([
    '![A demo](images/one/demo.mp4 "The trainer")',
    '![](images/one/demo.mp4)',
    '![The descent](images/one/loop.webm#loop)',
    '![](images/one/talk.mp3)',
    '[Video](https://elsewhere.example/a.mp4)',
    '[Video](https://www.youtube.com/watch?v=abc)',
  ])
  expect(Object.values(pictures)).toEqual(films)
})

test('a film that a post of Quarto links to comes along, and so does a picture', async () => {
  const text = [
    '---\ntitle: A\n---',
    '[The run](demo.mp4)',
    '[The same](clips/two%20runs.mov#t=5)',
    '[The plot](plot.png)',
    '[Slides](slides.pdf)',
  ].join('\n\n')
  const files = ['demo.mp4', 'clips/two runs.mov', 'plot.png', 'slides.pdf'].map((file) => `posts/a/${file}`)
  const { texts, pictures, findings } = await imported(QUARTO, { 'posts/a/index.qmd': text }, files)
  expect(
    texts['a']
      ?.replace(/^---\n[^]*?---\n/, '')
      .trim()
      .split(/\n+/),
  ).toEqual([
    '[The run](images/a/demo.mp4)',
    '[The same](images/a/two-runs.mov#t=5)',
    '[The plot](images/a/plot.png)',
    '[Slides](slides.pdf)',
  ])
  expect(Object.values(pictures)).toEqual(files.slice(0, 3))
  expect(findings).toEqual(['files to copy into public/ | posts/a/index.qmd |  | posts/a/slides.pdf'])
})

test('leaves out a page of fields alone, such as a widget, and keeps one with a picture', async () => {
  const posts = {
    'content/home/skills.md': '+++\ntitle = "Skills"\nwidget = "featurette"\n+++\n\n<!-- no text -->\n',
    'content/post/photo.md': '+++\ntitle = "P"\nimage = "/a.png"\n+++\n<!-- -->\n',
    'content/post/skills.md': '+++\ntitle = "Words"\n+++\nText\n',
  }
  const { texts } = await imported('Hugo or Zola', posts, ['static/a.png'])
  expect(Object.keys(texts)).toEqual(['photo', 'skills'])
})
