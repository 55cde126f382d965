import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { documentOf, type DocumentAssets, fillLatestArticles } from './document.ts'
import { jsonForScript } from './escape.ts'

const assets: DocumentAssets = {
  csp: "default-src 'none'",
  bootScript: 'void 0',
  modules: ['/assets/entry.js', '/assets/shared.js'],
  styles: ['/assets/entry.css'],
  inlineStyle: 'a{}',
  fonts: [],
  grounds: { light: '#ffffff', dark: '#000000' },
}
/** The document of a page. @param text put into every place that an owner or an article can write to */
function documentAt(path: string | null, text = '') {
  const rendered = { title: text, description: text, html: '<p>Costs $& and $1</p>', footer: '' }
  const page = pageOf(path, { name: 'One', title: text, tags: [text] })
  return documentOf(page, rendered, SITE, assets)
}

test.each(['</title><script>alert(1)</script>', '"><img src=x>'])(
  'a title, description or tag %j stays text',
  (text) => {
    expect(documentAt('/blogs/One', text)).not.toMatch(/<script>alert|<img/)
  },
)

test('has the policy before everything it covers, and the text of an article in its place', () => {
  const html = documentAt('/blogs/One')
  expect(html).toMatch(/<meta charset="utf-8">\n<meta http-equiv="content-security-policy"/)
  expect(html).toContain('<div id="root"><p>Costs $& and $1</p></div>')
})

test('the 404 document carries no data, asks not to be indexed, and has no field without a value', () => {
  const html = documentAt(null)
  expect(html).not.toContain('page-data')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('property="og:title"')
  expect(html).not.toMatch(/content="(?:null|undefined)"|og:url/)
})

test('JSON cannot close its script element and reads back unchanged', () => {
  const value = { name: '</script><!--<script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})

test('the home page links to the two newest articles, by their titles', () => {
  const place = '<p class="a" data-latest="">'
  const entries = [{ name: 'a & b', title: '' }, { name: 'two', title: '<b>', lang: 'de' }, { name: 'three' }]
  expect(fillLatestArticles(`${place}</p>`, entries as never, SITE)).toBe(
    `${place}<span class="label">Latest</span><a class="lone" href="/me/blogs/a%20%26%20b">a &amp; b</a>` +
      '<a class="lone" href="/me/blogs/two" lang="de">&lt;b&gt;</a></p>',
  )
  expect(fillLatestArticles(`${place}</p>`, [], SITE)).toBe(`${place}</p>`)
})
