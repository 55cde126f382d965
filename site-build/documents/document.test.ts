import { expect, test } from 'vitest'
import { documentOf, type DocumentAssets, type DocumentParts } from './document.ts'

const assets: DocumentAssets = {
  csp: "default-src 'none'",
  bootScript: 'void 0',
  prefetchRules: '{}',
  modules: ['/assets/entry.js', '/assets/shared.js'],
  styles: ['/assets/entry.css'],
  inlineStyle: 'a{}',
  fonts: [],
  base: '/me/',
  grounds: { light: '#ffffff', dark: '#000000' },
}
const parts: DocumentParts = {
  lang: 'en',
  title: 'A </title><script>alert(1)</script>',
  description: '"><img src=x>',
  canonical: 'https://me.example/',
  meta: [{ property: 'article:tag', content: '"><script>alert(3)</script>' }],
  structuredData: { name: '</script><script>alert(4)</script>' },
  path: '/',
  data: { name: '</script><script>alert(2)</script>' },
  html: '<p>Hello</p>',
  backdrop: '',
  footer: '',
  feed: null,
}

test('a hostile title, description or article name stays text', () => {
  const html = documentOf(parts, assets)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
})

test('the policy is the first thing after the charset, so that it covers whatever follows', () => {
  expect(documentOf(parts, assets)).toMatch(
    /<meta charset="utf-8">\n<meta http-equiv="content-security-policy"/,
  )
})

test('the 404 document belongs to no path, carries no data and asks not to be indexed', () => {
  const html = documentOf({ ...parts, path: null, canonical: null }, assets)
  expect(html).not.toContain('data-path')
  expect(html).not.toContain('page-data')
  expect(html).toContain('<meta name="robots" content="noindex">')
})
