import { expect, test } from 'vitest'
import { bodyOf, imported } from '#tests/support/imported-blog.ts'
import { unknownFields } from './import-blog.ts'

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

test('one category of Jekyll keeps its blanks, in its tag, in its old address and in links to it', async () => {
  const post = (fields: string) => `---\n${fields}\n---\n`
  const link = 'See [that](https://old.example/machine%20learning/2017/03/18/a.html).'
  const posts = {
    '_posts/2016-02-03-a.md': post('category: Machine Learning\ntag: hidden layer') + link,
    '_posts/2017-03-18-a.md': `${post('category: Machine Learning\ntags: go rust')}Words.`,
    '_posts/2017-03-19-b.md': `${post('category: Machine Learning')}Words.`,
    '_posts/2017-03-20-c.md': `${post('category: Deep Learning\ncategories: vision talks\nkeywords: beam search')}Words.`,
  }
  const { texts } = await imported('Jekyll', posts)
  expect(texts['a']).toContain('tags:\n  - hidden layer\n  - Machine Learning\n')
  expect(texts['a']).toContain('[that](a-2017-03-18.md)')
  expect(texts['a-2017-03-18']).toContain('  - /machine learning/2017/03/18/a.html\n')
  expect(texts['b']).toContain('  - /machine learning/2017/03/19/b.html\n')
  expect(texts['c']).toContain('tags:\n  - vision\n  - talks\n  - Deep Learning\n  - beam search\n')
  expect(texts['c']).toContain('  - /deep learning/vision/talks/2017/03/20/c.html\n')
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

test('leaves out a text without fields, if most of the others have some', async () => {
  const posts = { 'content/a.md': '+++\ntitle = "A"\n+++\n', 'content/b.md': '+++\ntitle = "B"\n+++\n' }
  const names = async (generator: string) =>
    Object.keys((await imported(generator, { ...posts, 'content/notes.md': 'To do' })).texts)
  expect(await names('Hugo or Zola')).toEqual(['a', 'b'])
  expect(await names('a folder of Markdown')).toEqual(['a', 'b', 'notes'])
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

test('leaves out a post whose HTML is nested too deeply, and says what to do', async () => {
  const { texts, findings } = await imported('Jekyll', {
    '_posts/2014-07-01-deep.md': '<div>'.repeat(20_000) + 'a',
    '_posts/2014-07-02-other.md': '<div>b</div>',
  })
  expect(Object.keys(texts)).toEqual(['other'])
  expect(findings).toEqual([
    'texts that were not read | _posts/2014-07-01-deep.md |  | it is nested more than 200 levels deep: remove tags such as <div> around its text',
  ])
})

test('pictures in the repository of a site on GitHub are those of the blog, and sources of posts stay', async () => {
  const raw = 'https://raw.githubusercontent.com/ada/ada.github.io'
  const other = `![](${raw}/master/b.png) ![](${raw}/${'0'.repeat(40)}/static/a.png) ![](https://github.com/ada/notes/raw/main/static/a.png)`
  const repository = 'https://github.com/ada/ada.github.io'
  const source = `[c](${repository}/blob/main/content/post/c.md#d) [c](${repository}/raw/main/content/post/c.md)`
  const texts = {
    'content/post/a.md': `---\ntitle: A\n---\n![](${raw}/master/static/a.png) ![](${raw}/v1/a.png) ${other} ${source}`,
    'content/post/c.md': '---\ntitle: C\n---\n',
  }
  const { texts: articles, findings } = await imported('Hugo or Zola', texts, ['static/a.png'], {
    hosts: ['https://ada.github.io'],
  })
  expect(bodyOf(articles['a'])).toBe(`![](images/a/a.png) ![](images/a/a.png) ${other} ${source}`)
  // A file that the blog does not have is no missing picture: it is on another site.
  expect(findings).toEqual([])
})

test('of two posts with the same former address, links lead to the one whose name ends it', async () => {
  const texts = {
    'content/post/a.md': '---\ntitle: A\naliases: [/2020/b/]\n---\n[b](/2020/b/)',
    'content/post/b.md': '---\ntitle: B\naliases: [/2020/b/]\n---\n',
  }
  const { texts: articles } = await imported('Hugo or Zola', texts)
  expect(bodyOf(articles['a'])).toBe('[b](b.md)')
})

test('tags of Jekyll lead to a post by its dated file, also if it has no day in its name any more', async () => {
  const texts = {
    '_posts/2014-01-01-a.md': '[b]({% link posts/_posts/2015-01-02-b.md %}#x)',
    '_posts/b.md': '# B',
  }
  const { texts: articles } = await imported('Jekyll', texts)
  expect(bodyOf(articles['a'])).toBe('[b](b.md#x)')
})

test('tags of Jekyll lead to the post of a day, if others have the same name', async () => {
  const texts = {
    '_posts/2014-01-01-a.md': '[a]({% link posts/_posts/2015-01-01-a.md %})',
    '_posts/2015-01-01-a.md': '# A',
  }
  const { texts: articles } = await imported('Jekyll', texts)
  expect(bodyOf(articles['a'])).toBe('[a](a-2015-01-01.md)')
})
