import { expect, test } from 'vitest'
import { feedBody } from './feed-body.ts'

const PAGE = 'https://ada.example/me/blogs/Sure'

function bodyOf(prose: string, formulas: string[] = []): Promise<string> {
  const html = `<nav><a href="#x">Contents</a></nav><div class="prose" dir="auto">${prose}</div>`
  return feedBody({ html, formulas }, PAGE, 'The page draws this diagram')
}

test('completes addresses and leaves out the table of contents', async () => {
  expect(await bodyOf('<p><a href="#fn-1">1</a> <a href="/me/blogs/B">B</a></p>')).toBe(
    `<p><a href="${PAGE}#fn-1">1</a> <a href="https://ada.example/me/blogs/B">B</a></p>`,
  )
  expect(await bodyOf('<img src="/me/pictures/a.png" alt="A" width="2" loading="lazy" class="x">')).toBe(
    '<img src="https://ada.example/me/pictures/a.png" alt="A" width="2">',
  )
})

test('leaves out the elements that colour and number code', async () => {
  const code =
    '<div class="code-frame"><div class="code-title">a.py</div><pre class="code-block" role="group" tabindex="0">' +
    '<code class="language-python"><span class="line"><span class="hljs-keyword">if</span> a &lt; b:\n</span></code></pre></div>'
  expect(await bodyOf(code)).toBe('<p>a.py</p><pre><code>if a &#x3C; b:\n</code></pre>')
})

test('turns an alert into a quote, and keeps the mark of a task', async () => {
  expect(await bodyOf('<div class="alert alert-note"><p class="alert-title">Note</p><p>x</p></div>')).toBe(
    '<blockquote><p>Note</p><p>x</p></blockquote>',
  )
  expect(await bodyOf('<ul class="list"><li><input type="checkbox" checked disabled>Done</li></ul>')).toBe(
    '<ul><li>☑ Done</li></ul>',
  )
})

test('replaces a diagram by its source and a link to the page that draws it', async () => {
  const code =
    '<div class="code-frame"><pre><code class="language-mermaid">graph TD; A-->B</code></pre></div>'
  expect(await bodyOf(code)).toBe(
    `<p><a href="${PAGE}">The page draws this diagram</a>:</p><pre><code>graph TD; A-->B</code></pre>`,
  )
})

test('shows a formula as its TeX', async () => {
  const math = '<math><mi>x</mi></math>'
  expect(await bodyOf(`<p>${math} and ${math}</p>`, ['x_i', 'a < b'])).toBe(
    '<p><code>x_i</code> and <code>a &#x3C; b</code></p>',
  )
})

test('shows publications as a plain list', async () => {
  const list =
    '<ul class="publications"><li class="publication"><p><a name="ref-a"></a><a href="https://a.example">A</a></p>' +
    '<div class="publication-links"><a href="/me/a.pdf">PDF</a>\n<details><summary>BibTeX</summary>@misc</details></div></li></ul>'
  expect(await bodyOf(list)).toBe(
    '<ul><li><p><a href="https://a.example/">A</a></p><a href="https://ada.example/me/a.pdf">PDF</a>\n</li></ul>',
  )
})

test('has a link instead of a frame', async () => {
  const html =
    '<div class="prose"><iframe title="Loss" src="/plots/loss.html"></iframe><a class="paper-link" href="/plots/loss.html" data-name="Loss"></a></div>'
  const body = await feedBody({ html, formulas: [] }, 'https://me.example/blogs/One', 'Drawn')
  expect(body).toBe('<a href="https://me.example/plots/loss.html">Loss</a>')
})

test('has the picture for the light theme, of two', async () => {
  const html =
    '<div class="prose"><p><img src="/d.png" class="only-dark"><img src="/l.png" class="only-light"></p></div>'
  const body = await feedBody({ html, formulas: [] }, 'https://me.example/blogs/One', 'Drawn')
  expect(body).toBe('<p><img src="https://me.example/l.png"></p>')
})
