import { expect, test } from 'vitest'
import { GENERATORS } from './generators.ts'
import { importBlog, type Note } from './import-blog.ts'
import type { OldBlog } from './read-blog.ts'

/** @param texts the posts, by path. @param files other files */
function imported(generator: string, texts: Record<string, string>, files: string[] = []) {
  const blog: OldBlog = {
    generator: GENERATORS.find(({ name }) => name === generator)!,
    posts: Object.keys(texts),
    read: (path) => texts[path]!,
    files: new Set([...Object.keys(texts), ...files]),
    hosts: ['https://old.example'],
    permalink: undefined,
  }
  const notes: Note[] = []
  const articles = [...importBlog(blog, notes)]
  const byName = Object.fromEntries(articles.map(({ name, text }) => [name, text]))
  const pictures = Object.assign({}, ...articles.map((one) => Object.fromEntries(one.pictures))) as object
  return {
    texts: byName,
    pictures,
    notes: notes.map(({ file, line, kind, text }) => [kind, file, line, text].join(' | ')),
  }
}

/** The text of a post of Jekyll's. */
const body = (text: string, files: string[] = []) =>
  imported('Jekyll', { '_posts/2014-07-01-one.md': text, '_posts/2015-01-02-two.md': '# Two' }, files).texts[
    'one'
  ]?.replace(/^---\n[^]*?---\n/, '')

test('a post of Jekyll becomes an article with the name and the day of its file', () => {
  const text =
    '---\nlayout: post\ntitle: "A: b"\nexcerpt: Short\ncategories: go rust\npublished: false\nauthors: [Ada, { name: Grace }]\nimage: /assets/a.png\n---\r\nText \r\n'
  const { texts, pictures, notes } = imported('Jekyll', { '_posts/2014-07-01-one.md': text }, [
    'assets/a.png',
  ])
  expect(texts).toEqual({
    one: '---\ntitle: "A: b"\ndescription: Short\ndate: 2014-07-01\nupdated: 2014-07-01\ntags:\n  - go\n  - rust\ndraft: true\naliases:\n  - /go/rust/2014/07/01/one.html\ncover: images/one/a.png\n---\nText \r\n',
  })
  expect(pictures).toEqual({ 'images/one/a.png': 'assets/a.png' })
  expect(notes).toEqual(['fields that articles do not have | layout |  | posts: 1'])
})

test('guests keep their names, and the only author of a blog is its owner', () => {
  const authors = (...fields: string[]) => {
    const posts = fields.map((field, at) => [`_posts/2014-07-0${at + 1}-p${at}.md`, `---\n${field}\n---\n`])
    const { texts } = imported('Jekyll', Object.fromEntries(posts) as Record<string, string>)
    return Object.values(texts).map((text) => /author: (.*)/.exec(text)?.[1])
  }
  expect(authors('author: Ada', 'authors: [{ name: Ada }, Grace]')).toEqual(['Ada', 'Ada, Grace'])
  expect(authors('author: Ada', 'authors: [Ada]')).toEqual([undefined, undefined])
})

test('a post of Hugo or Zola has its fields in TOML or JSON, and its pictures beside it', () => {
  const toml =
    '+++\ntitle = "B"\ndate = 2020-05-06T07:00:00+02:00\nslug = "bee"\n[taxonomies]\ntags = ["x"]\n+++\n![a](pic%20b.png "t") ![no](gone.png)'
  const json = '{\n  "Title": "C",\n  "Draft": true\n}\n[b]({{< relref "b/index.md" >}}#top)'
  const { texts, pictures, notes } = imported(
    'Hugo or Zola',
    { 'content/b/index.md': toml, 'content/c.md': json },
    ['content/b/pic b.png'],
  )
  expect(texts).toEqual({
    bee: '---\ntitle: B\ndate: 2020-05-06T07:00:00.000+02:00\nupdated: 2020-05-06T07:00:00.000+02:00\ntags:\n  - x\naliases:\n  - /bee/\n---\n![a](images/bee/pic-b.png "t") ![no](gone.png)',
    c: '---\ntitle: C\ndraft: true\naliases:\n  - /c/\n---\n[b](bee.md#top)',
  })
  expect(pictures).toEqual({ 'images/bee/pic-b.png': 'content/b/pic b.png' })
  expect(notes).toEqual(['pictures that are missing | content/b/index.md |  | gone.png'])
})

test('a translation has its language, a name of its own, and its old address', () => {
  const { texts } = imported('Hugo or Zola', {
    'content/a/index.md': '[b](../b.md)',
    'content/a/index.de.md': '[b](../b.de.md)',
    'content/b.md': '',
    'content/b.de.md': '+++\nslug = "bee"\n+++\n',
  })
  expect(texts).toEqual({
    a: '---\naliases:\n  - /a/\n---\n[b](b.md)',
    'a-de': '---\nlang: de\naliases:\n  - /de/a/\n---\n[b](bee-de.md)',
    b: '---\naliases:\n  - /b/\n---\n',
    'bee-de': '---\nlang: de\naliases:\n  - /de/bee/\n---\n',
  })
})

test.each([
  [
    'an address of the post',
    '[a](/2015/01/02/two.html#x) [b](https://old.example/2015/01/02/two/)',
    '[a](two.md#x) [b](two.md)',
  ],
  ['its name, at another address', '[a](/web/two/) [b](/tags/two/)', '[a](two.md) [b](/tags/two/)'],
  ['post_url', '[a]({% post_url 2015-01-02-two %})', '[a](two.md)'],
  ['a wiki link', '[[two#A b|words]] [[none]] [[#A b]] [[1]]', '[words](two.md#a-b) none [A b](#a-b) [[1]]'],
  ['a definition', '[a][1]\n\n[1]: /2015/01/02/two.html', '[a][1]\n\n[1]: two.md'],
  [
    'a link in HTML with blanks',
    'See <a href="https://a.example/b c">x</a>.',
    'See [x](https://a.example/b%20c).',
  ],
  [
    'another site',
    '[a](https://other.example/2015/01/02/two.html)',
    '[a](https://other.example/2015/01/02/two.html)',
  ],
  ['a link in HTML', 'See <a href="/2015/01/02/two.html">*two*</a>.', 'See [*two*](two.md).'],
])('a link to another post leads to its article: %s', (_, before, after) => {
  expect(body(before)).toBe(after)
})

test.each([
  ['inline tags', 'A <b>b</b> <i>c</i><br>\nd<sup>2</sup> <kbd>e</kbd>', 'A **b** *c*\\\nd2 e'],
  ['a picture at another address', '![A](/a.png) ![B](/gone.png)', '![A](images/one/a.png) ![B](/gone.png)'],
  ['a picture by reference', '![A][p]\n\n[p]: /assets/a.png', '![A][p]\n\n[p]: images/one/a.png'],
  ['a picture in a block', '<div><img src="/assets/a.png" alt="A"></div>', '![A](images/one/a.png)'],
  [
    'a figure',
    '<figure>\n<img src="/assets/a.png" alt="A">\n<figcaption>Of b</figcaption>\n</figure>',
    '![A](images/one/a.png "Of b")',
  ],
  ['a table', '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| - |\n| b |'],
  ['details', '<details><summary>S</summary>\n<p>a</p></details>', '> **S**\n>\n> a'],
  ['a video', '<iframe src="//v.example/1" title="Talk"></iframe>', '[Talk](https://v.example/1)'],
  ['a comment', 'a\n\n<!-- more -->\n\nb <!-- c -->{/* truncate */}d', 'a\n\n\n\nb d'],
  ['a quote', '> <p>a</p>\n> <p>b</p>', '> a\n>\n> b'],
  [
    'code',
    '`<b>` {% raw %}`{{ x }}`{% endraw %}\n\n```\n<p>$$a$$ [[two]]</p>\n```',
    '`<b>` `{{ x }}`\n\n```\n<p>$$a$$ [[two]]</p>\n```',
  ],
  ['code with references', 'a <code>&lt;b&gt; *c*</code>', 'a `<b> *c*`'],
  ['tags that do not match', '<i>a</b>b</i>', '*a</b>b*'],
  ['a component', '<Chart a="b" />', '<Chart a="b" />'],
  ['code without an end', `${'<code>a '.repeat(2_000)}</code>`, `\`${'a '.repeat(2_000).trim()}\``],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('HTML becomes Markdown where Markdown can express it: %s', (_, before, after) => {
  expect(body(before, ['assets/a.png'])).toBe(after)
})

test.each([
  ['highlight', '{% highlight rust linenos %}\nlet a;\n{% endhighlight %}', '```rust\nlet a;\n```'],
  ['highlight of Hugo', '{{< highlight go "linenos=true" >}}\na\n{{< /highlight >}}', '```go\na\n```'],
  [
    'baseurl',
    '[a]({{ site.baseurl }}/2015/01/02/two.html) ![b]({{ "/assets/a.png" | relative_url }})',
    '[a](two.md) ![b](images/one/a.png)',
  ],
  [
    'figure of Hugo',
    '{{< figure src="/assets/a.png" alt="A" caption="Of b" >}}',
    '![A](images/one/a.png "Of b")',
  ],
  ['raw', '`{% raw %}{{ site.url }}{% endraw %}`', '`{{ site.url }}`'],
  ['attributes', '## A {#id}\n{: .wide}\ntext{:.x}', '## A\n\ntext'],
  ['formulas', 'a $$x_1$$ b \\\\(y\\\\)\n\n\\\\[z\\\\]\n\n$$\nw\n$$', 'a $x_1$ b $y$\n\n$$z$$\n\n$$\nw\n$$'],
])('shortcodes that stand for Markdown become it: %s', (_, before, after) => {
  expect(body(before, ['assets/a.png'])).toBe(after)
})

test.each([
  ['draft: yes', true],
  ['private: true', true],
  ['published: no', true],
  ['status: private', true],
  ['draft: false', false],
  ['published: 2020-03-03', false],
])('a post that was not published becomes a draft: %s', (field, isDraft) => {
  const { texts } = imported('Jekyll', { '_posts/2014-07-01-one.md': `---\n${field}\n---\n` })
  expect(texts['one']?.includes('draft: true')).toBe(isDraft)
})

test('a file of Jekyll without a day becomes a draft', () => {
  const { texts } = imported('Jekyll', {
    '_posts/template.md': '',
    '_posts/dated.md': '---\ndate: 2014-07-01\n---\n',
  })
  expect(texts['template']).toContain('draft: true')
  expect(texts['dated']).not.toContain('draft')
})

test.each(['---\ntitle: a: b\npublished: false\n---\n', '---\ndraft: true\n', '+++\na = \n+++\n'])(
  'a post whose fields cannot be read is reported, and becomes no article: %j',
  (text) => {
    const { texts, notes } = imported('Jekyll', { '_posts/2014-07-01-one.md': text })
    expect(texts).toEqual({})
    expect(notes).toEqual([expect.stringMatching(/^texts that were not read | _posts/)])
  },
)

test('a day without a zone stays the same day everywhere, and one that cannot be read is reported', () => {
  const post = (date: string) => ({ 'a/one.md': `---\ndate: ${date}\n---\n` })
  expect(imported('Obsidian', post('March 3, 2020')).texts['one']).toContain('date: 2020-03-03')
  expect(imported('Obsidian', post('someday')).notes).toEqual([
    'dates that were not read | a/one.md |  | someday',
  ])
})

test('the old addresses become aliases, as paths', () => {
  const post =
    'permalink: /old/a%20b/one.html\nredirect_from: [/x.html, "https://e.example/y", "/z?q", "/../w"]'
  const { texts } = imported('Jekyll', { '_posts/2014-07-01-one.md': `---\n${post}\n---\n` })
  expect(texts['one']).toContain('aliases:\n  - /old/a b/one.html\n  - /x.html\n---\n')
  expect(imported('a folder of Markdown', { 'a/one.md': '' }).texts['one']).toBe('')
})

test('what Markdown cannot express stays, and is reported with its line in the article', () => {
  const { notes } = imported('Jekyll', {
    '_posts/2014-07-01-one.md': 'a\n\n{% include x.html %}\n\n<style>a {}</style>',
  })
  expect(notes).toEqual([
    'template marks that are shown as text | articles/one.md | 9 | {% include x.html %}',
    'tag marks that are shown as text | articles/one.md | 11 | <style>',
  ])
})

test('a post that cannot be converted stops no other', () => {
  const posts = { '_posts/2014-07-01-a.md': '> '.repeat(2_000) + 'x', '_posts/2014-07-02-b.md': 'b' }
  const { texts, notes } = imported('Jekyll', posts)
  expect(Object.keys(texts)).toEqual(['b'])
  expect(notes).toEqual([expect.stringContaining('texts that were not read | _posts/2014-07-01-a.md')])
})

test('posts with one name get others, from their files, days and folders', () => {
  const text = (slug: string) => `---\nslug: ${slug}\n---\n`
  const posts = {
    '_posts/2014-07-01-a.md': text('x'),
    '_posts/2014-07-02-b.md': text('X'),
    '_posts/2014-07-03-b.md': text('x'),
    '_posts/c/b.md': text('x'),
    '_posts/d/c/b.md': text('x'),
  }
  const { texts, notes } = imported('Jekyll', posts)
  expect(Object.keys(texts)).toEqual(['x', 'b', 'b-2014-07-03', 'c-b'])
  expect(notes).toEqual([expect.stringMatching(/^texts that were not read \| _posts\/d/)])
})

test('a hostile post names no file outside of its folders, and no file outside of the blog', () => {
  const { texts, pictures, notes } = imported('Jekyll', {
    '_posts/2014-07-01-a.md':
      '---\nslug: ../../evil\ncover: ../../../etc/x.png\n---\n![a](../../../etc/passwd) ![b](/../x.png)',
    '_posts/2014-07-02-b.md': '---\nslug: ".."\npermalink: /../..\n---\n',
    '_posts/2014-07-03-c.md': `---\na: &a [x]\nb: [${'*a, '.repeat(200)}*a]\n---\n`,
  })
  expect(Object.keys(texts)).toEqual(['evil', 'b'])
  expect(pictures).toEqual({})
  expect(notes.filter((note) => note.startsWith('texts that were not read'))).toHaveLength(1)
})
