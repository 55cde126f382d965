import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBlog } from '#scripts/import/blog/read-blog.ts'
import { convertInThisProcess } from '#scripts/import/convert-threads.ts'
import { importBlog } from '#scripts/import/import-blog.ts'
import type { ImportFinding } from '#scripts/import/model.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Imports a folder with these files, or one of them. @returns the articles by name, the findings, and what is left out */
async function imported(files: Record<string, string>, singleFile = '') {
  const folder = temporaryFolder(files)
  const findings: ImportFinding[] = []
  const texts: Record<string, string> = {}
  const pictures: Record<string, string> = {}
  const reasons: Record<string, string> = {}
  const blog = readBlog(join(folder, singleFile))
  for await (const post of importBlog(blog, findings, convertInThisProcess))
    if ('reason' in post) reasons[post.path] = post.reason
    else {
      texts[post.name] = post.text
      for (const [copy, source] of post.pictures)
        pictures[copy] = typeof source === 'string' ? source : `${source.length} bytes`
    }
  return {
    texts,
    pictures,
    reasons,
    findings: findings.map(({ file, kind, message }) => `${file} | ${kind} | ${message}`),
  }
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const output = { output_type: 'display_data', data: { 'image/png': PNG } }
const NOTEBOOK = JSON.stringify({
  nbformat: 4,
  metadata: { kernelspec: { name: 'python3' } },
  cells: [
    { cell_type: 'markdown', source: '# A title\n\n[b](b.ipynb)' },
    { cell_type: 'code', source: 'a', outputs: [output] },
  ],
})

test('makes an article of a notebook alone, with its pictures', async () => {
  const { texts, pictures } = await imported({ 'My notes.ipynb': NOTEBOOK, 'other.md': '' }, 'My notes.ipynb')
  expect(texts).toEqual({
    'My notes':
      '---\ntitle: A title\n---\n[b](b.ipynb)\n\n```python\na\n```\n\n![](images/My%20notes/output-1.png)\n',
  })
  expect(pictures).toEqual({ 'images/My notes/output-1.png': '70 bytes' })
})

test('takes the notebooks of fastpages for posts', async () => {
  const files = {
    '_config.yml': '',
    '_notebooks/2020-02-20-b.ipynb': NOTEBOOK,
    '_posts/2020-01-01-a.md': '# A',
  }
  const { texts } = await imported(files)
  expect(texts['b']).toBe(
    '---\ntitle: A title\ndate: 2020-02-20\nupdated: 2020-02-20\naliases:\n  - /2020/02/20/b.html\n---\n[b](b.ipynb)\n\n```python\na\n```\n\n![](images/b/output-1.png)\n',
  )
})

test('takes the results of a page that Quarto stored, and the text of its partials and folders', async () => {
  const frozen = {
    hash: 'a',
    result: { markdown: '---\ntitle: A\n---\n\n![C](a_files/figure-html/f.png){#fig-x}' },
  }
  const { texts, pictures, findings } = await imported({
    '_quarto.yml': 'website:\n  site-url: https://old.example',
    'posts/_metadata.yml': 'author: Ada\ndraft: true',
    'posts/a.qmd': '---\ntitle: A\n---\n```{r}\nplot()\n```',
    'posts/b.qmd':
      '---\ntitle: B\ndate: last-modified\ndate-modified: 2020-01-02\n---\n{{< include _c.qmd >}}\n\n[a](a.qmd#x)',
    'posts/_c.qmd': 'Partial [a](https://old.example/posts/a.html).\n\n```{r}\nx\n```',
    '_freeze/posts/a/execute-results/html.json': JSON.stringify(frozen),
    '_freeze/posts/a/figure-html/f.png': '',
  })
  expect(texts).toEqual({
    a: '---\ntitle: A\ndraft: true\naliases:\n  - /posts/a.html\n---\n![Figure 1: C](images/a/f.png "Figure 1: C")\n',
    b: '---\ntitle: B\nupdated: 2020-01-02\ndraft: true\naliases:\n  - /posts/b.html\n---\nPartial [a](a.md).\n\n```r\nx\n```\n\n[a](a.md#x)\n',
  })
  expect(pictures).toEqual({ 'images/a/f.png': '_freeze/posts/a/figure-html/f.png' })
  expect(findings).toEqual(['posts/b.qmd | code without its results, which are not stored | blocks: 1'])
})

test('shows the code of a page whose results another version stored', async () => {
  const { texts, findings } = await imported({
    '_quarto.yml': '',
    'a.qmd': '---\ntitle: A\n---\n```{python}\na\n```',
    '_freeze/a/execute-results/html.json': '{"hash": "a", "output": "…"}',
  })
  expect(texts['a']).toContain('```python\na\n```')
  expect(findings).toEqual([
    '_freeze/a/execute-results/html.json | results that were not read | expected the results of Quarto 1 (result.markdown), found other JSON',
    'a.qmd | code without its results, which are not stored | blocks: 1',
  ])
})

test('leaves out pages without a title, and other JSON', async () => {
  const { texts, reasons } = await imported({
    '_quarto.yml': '',
    'a.qmd': '---\ndate: 2020-01-01\n---\ntext',
    'b.ipynb': '{"cells": 3}',
    'c.qmd': '# Heading\n\ntext',
    'd.qmd': '---\ntitle: D\n---\n',
  })
  expect(texts).toEqual({ c: '---\ntitle: Heading\naliases:\n  - /c.html\n---\ntext\n' })
  expect(reasons).toEqual({
    'a.qmd': 'a page without a title',
    'd.qmd': 'a page without text',
    'b.ipynb': 'expected a notebook of Jupyter in nbformat 3 or 4, found other JSON',
  })
})

test('reads nothing outside of the folder, and no notebook of 100 MB', async () => {
  const names = '../secret.qmd" >}}\n\n{{< include /../secret.qmd >}}\n\n![](../../secret.png)'
  const files = {
    'site/_quarto.yml': 'bibliography: ../secret.bib',
    'site/a.qmd': `---\ntitle: A\n---\n@x {{< include "${names}`,
    'secret.qmd': 'secret',
    'secret.bib': '@misc{x,\n  title = "secret"\n}',
    'secret.png': 'secret',
    'site/b.ipynb': '{}',
  }
  const folder = temporaryFolder(files)
  writeFileSync(join(folder, 'site/b.ipynb'), Buffer.alloc(100_000_000, ' '))
  const findings: ImportFinding[] = []
  const posts = []
  const blog = readBlog(join(folder, 'site'))
  for await (const post of importBlog(blog, findings, convertInThisProcess)) posts.push(post)
  expect(posts).toEqual([
    { path: 'b.ipynb', reason: 'expected at most 50 MB, found more' },
    expect.objectContaining({ name: 'a', text: expect.not.stringContaining('secret"') as string }),
  ])
  expect(posts[1]).toMatchObject({ pictures: new Map() })
})

test('takes what R wrote beside a source, one article a post', async () => {
  const { texts } = await imported({
    'config.toml': '',
    'content/post/a/index.Rmd': '---\ntitle: A\n---\n```{r}\n1\n```',
    'content/post/a/index.html':
      '---\ntitle: A\n---\n<pre class="r"><code>1</code></pre><pre><code>## [1] 1</code></pre>',
    'content/post/b.Rmarkdown': '---\ntitle: B\n---\nsource',
    'content/post/b.markdown': '---\ntitle: B\n---\nwritten',
    'content/post/c.Rmd': '---\ntitle: C\n---\n```{r}\n1\n```',
  })
  const bodies = Object.entries(texts).map(([name, text]) => [name, text.replace(/^---\n[^]*?---\n/, '')])
  expect(Object.fromEntries(bodies)).toEqual({
    a: '```r\n1\n```\n\n```text\n## [1] 1\n```\n',
    b: 'written',
    c: '```r\n1\n```\n',
  })
})

test('titles with long runs of blanks, tags without an end, and deep results are read in no time', async () => {
  const blanks = ' '.repeat(50_000)
  const json = Array.from({ length: 2_000 }).reduce<object>((inner) => ({ a: inner }), {})
  const deepResults = Array.from({ length: 50 }, () => ({
    output_type: 'display_data',
    data: { 'application/json': json },
  }))
  const notebook = (source: string, outputs: object[] = []) =>
    JSON.stringify({
      nbformat: 4,
      metadata: {},
      cells: [
        { cell_type: 'markdown', source },
        { cell_type: 'code', source: 'a', outputs },
      ],
    })
  const { texts } = await imported({
    'marked.ipynb': notebook(`# a${blanks}b`),
    'tags.ipynb': notebook('<h1>'.repeat(50_000)),
    'deep.ipynb': notebook('# Deep ##', deepResults),
  })
  expect(texts['deep']).toContain('title: Deep\n')
  expect(Object.keys(texts)).toContain('marked')
  const quarto = await imported({ '_quarto.yml': '', 'a.qmd': `# a${blanks}b {#sec-a}\n\nWords.` })
  expect(texts['marked']).toBeDefined()
  expect(Object.values(quarto.texts).join('')).toContain('Words.')
})

test('reads posts of Jekyll in HTML', async () => {
  const post = `---
title: One
---
<script>
x
</script>

<p>A <b>b</b></p>

    <div>
        <img src="/a.png" alt="C">

    </div>
<pre><code>d

  e</code></pre>
{% highlight python %}
f
{% endhighlight %}
<p>See <a href="/2020/01/02/two.html">g</a>.</p>`
  const { texts } = await imported({
    '_config.yml': '',
    '_posts/2020-01-01-one.html': post,
    '_posts/2020-01-02-two.md': '# Two',
    'about.html': post,
    'a.png': '',
  })
  expect(Object.keys(texts)).toEqual(['one', 'two'])
  expect(texts['one']?.replace(/^---[^]*?---\n/, '').trim()).toBe(
    'A **b**\n\n![C](images/one/a.png)\n\n```\nd\n\n  e\n```\n\n\n```python\nf\n```\n\nSee [g](two.md).',
  )
})

test('brings the notebooks of posts in a folder that a program of its owner reads', async () => {
  const { texts, pictures } = await imported({
    'content/one.md':
      'title: One\ndate: 2015-02-01\n\n{% notebook n.ipynb cells[1:] %}\n\n![A](/blog/images/a.png)\n',
    'content/n.ipynb': NOTEBOOK,
    'content/images/a.png': '',
  })
  expect(texts['one']).toContain('title: One')
  expect(texts['one']).toContain('```python\na\n```')
  expect(Object.keys(pictures)).toContain('images/one/a.png')
})

test('reads the texts of Hugo that are called mmark', async () => {
  const { texts } = await imported({
    'config.toml': '',
    'content/post/one.mmark': '---\ntitle: One\n---\nText',
  })
  expect(Object.keys(texts)).toEqual(['one'])
})
