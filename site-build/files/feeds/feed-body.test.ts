import { expect, test } from 'vitest'
import { feedBody, formulaText } from './feed-body.ts'
import { formatArticle } from '#markdown/format-article.ts'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'

const PAGE = 'https://ada.example/me/blogs/Sure'

function bodyOf(html: string): string {
  return feedBody(
    `<nav><a href="#x">Contents</a></nav><div class="prose" dir="auto">${html}</div>`,
    PAGE,
    'The page draws this diagram',
  )
}

test('completes addresses and leaves out the table of contents', () => {
  expect(bodyOf('<p><a href="#fn-1">1</a> <a href="/me/blogs/B">B</a></p>')).toBe(
    `<p><a href="${PAGE}#fn-1">1</a> <a href="https://ada.example/me/blogs/B">B</a></p>`,
  )
  expect(bodyOf('<img src="/me/pictures/a.png" alt="A" width="2" loading="lazy" class="x">')).toBe(
    '<img src="https://ada.example/me/pictures/a.png" alt="A" width="2">',
  )
})

test('leaves out the elements that colour and number code', () => {
  const code =
    '<div class="code-frame"><div class="code-title">a.py</div><pre class="code-block" role="group" tabindex="0">' +
    '<code class="language-python"><span class="line"><span class="hljs-keyword">if</span> a &lt; b:\n</span></code></pre></div>'
  expect(bodyOf(code)).toBe('<p>a.py</p><pre><code>if a &#x3C; b:\n</code></pre>')
})

test('turns an alert into a quote, and keeps the mark of a task', () => {
  expect(bodyOf('<div class="alert alert-note"><p class="alert-title">Note</p><p>x</p></div>')).toBe(
    '<blockquote><p>Note</p><p>x</p></blockquote>',
  )
  expect(bodyOf('<ul class="list"><li><input type="checkbox" checked disabled>Done</li></ul>')).toBe(
    '<ul><li>☑ Done</li></ul>',
  )
})

test('replaces a diagram by its source and a link to the page that draws it', () => {
  const code =
    '<div class="code-frame"><pre><code class="language-mermaid">graph TD; A-->B</code></pre></div>'
  expect(bodyOf(code)).toBe(
    `<p><a href="${PAGE}">The page draws this diagram</a>:</p><pre><code>graph TD; A-->B</code></pre>`,
  )
})

const BASES = { files: '/', pages: null, base: '/' }

async function textOf(formula: string): Promise<string> {
  const { body } = await formatArticle(`$${formula}$`, BASES)
  let text = ''
  visit(body, { tagName: 'math' }, (math: Element) => {
    text = formulaText(math)
  })
  return text
}

test.each([
  ['z \\in \\mathbb{R}^n', 'z ∈ ℝ^n'],
  ['\\frac{e^{x_i}}{\\sum_j e^{x_j}}', '(e^(x_i))/(∑_j e^(x_j))'],
  ['\\sqrt{a+b}', '√(a + b)'],
  ['\\sqrt[3]{x}', '3√x'],
  ['\\sum_{i=1}^n i^2', '∑_(i = 1)^n i^2'],
  // Each level once: otherwise the time would double with each.
  [`${'\\sqrt{'.repeat(22)}x${'}'.repeat(22)}`, `√${'(√'.repeat(21)}x${')'.repeat(21)}`],
  ['\\begin{matrix} 1 & 2 \\\\ 3 & 4 \\end{matrix}', '1 2; 3 4'],
])('reads %s as %s', async (formula, text) => {
  expect(await textOf(formula)).toBe(text)
})
