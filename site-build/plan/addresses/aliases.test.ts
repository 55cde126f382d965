import { expect, test } from 'vitest'
import { SITE } from '#tests/support/site/example-pages.ts'
import { aliasFiles } from '#site-build/files/documents/alias-documents.ts'
import { textOf } from '#site-build/read/findings.ts'
import { collectAliases } from './aliases.ts'

const article = (name: string, aliases: string[]) => ({
  file: `articles/${name}.md`,
  fieldLines: { aliases: 3 },
  facts: { name, sha: '', title: `<${name}>`, description: '', minutes: 1, aliases },
})

test('each former address gets a document that forwards, and a line of _redirects', () => {
  const paths = ['/2014/07/01/one/', '/%C3%A9.html', '/a b', '/p//q']
  const { aliases, findings } = collectAliases([article('One', paths)], ['index.html'], () => false)
  expect(findings).toEqual([])
  const files = new Map(aliasFiles(aliases, { ...SITE, base: '/me/', address: 'https://ada.example/me/' }))
  const pages = ['2014/07/01/one/index.html', 'é.html', 'a b/index.html', 'p/q/index.html']
  expect([...files.keys()]).toEqual([...pages, '_redirects'])
  expect(files.get('_redirects')!()).toBe(
    '/me/2014/07/01/one/ /me/blogs/One 301\n/me/%C3%A9.html /me/blogs/One 301\n/me/a%20b /me/blogs/One 301\n/me/p/q /me/blogs/One 301\n',
  )
  const html = files.get('é.html')!() as string
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/me/blogs/One">')
  expect(html).toContain('<link rel="canonical" href="https://ada.example/me/blogs/One">')
  expect(html).toContain('<a href="/me/blogs/One">&lt;One&gt;</a>')
})

test('finds the line of addresses that other programs call redirect_from', () => {
  const published = { ...article('One', ['/cv']), fieldLines: { redirect_from: 5 } }
  const { findings } = collectAliases([published], ['index.html'], () => true)
  expect(findings.map(textOf)).toEqual([
    'articles/One.md:5: aliases: expected an address of its own, found "/cv", which public/ has',
  ])
})

test('reports a former address that another page or file has, and forgets one that is its own', () => {
  const published = [
    article('One', ['/blogs/one/', '/blogs/One/', '/Blogs', '/cv']),
    article('Two', ['/blogs/One', '/old']),
    article('Three', ['/OLD.html', '/e\u0301', '/\u00e9/']),
  ]
  const pages = ['index.html', 'blogs.html', 'blogs/One.html']
  const { aliases, findings } = collectAliases(published, pages, (address) => address === '/cv')
  expect(aliases.map(({ path }) => path)).toEqual(['/old', '/\u00e9'])
  expect(findings.map(textOf)).toEqual([
    'articles/One.md:3: aliases: expected an address of its own, found "/Blogs", the address of blogs.html',
    'articles/One.md:3: aliases: expected an address of its own, found "/cv", which public/ has',
    'articles/Two.md:3: aliases: expected an address of its own, found "/blogs/One", the address of blogs/One.html',
    'articles/Three.md:3: aliases: expected an address of its own, found "/OLD.html", the address of articles/Two.md',
  ])
})

test.each([
  ['/diagram.html', ', the address of diagram.html'],
  ['/assets/', ', the address of assets/'],
  ['/Assets/old-post/', ', in a folder of the site: assets/'],
  ['/sw', ', the address of sw.js'],
  ['/search', ', the address of search.json'],
  ['/github/api', ', the address of github/api/'],
  ['/blogs/nul/', ''],
  ['/a./b/', ''],
  [`/${'x'.repeat(256)}/`, ''],
  [`/${'x'.repeat(251)}.html`, ''],
  ['/x'.repeat(500), ''],
])('refuses the address %s of the engine, or one that some system cannot store', (alias, found) => {
  const names = ['diagram.html', 'assets/', 'sw.js', 'search.json', 'github/api/list', 'index.html']
  const { aliases, findings } = collectAliases([article('One', [alias, '/fine'])], names, () => false)
  expect(aliases.map(({ path }) => path)).toEqual(['/fine'])
  expect(findings).toEqual([
    {
      file: 'articles/One.md',
      line: 3,
      message: expect.stringMatching(new RegExp(`^aliases: .*"${found}$`)),
    },
  ])
})

test.each([
  'a',
  'https://a.example/',
  '/',
  '/a?b',
  '/a#b',
  '/..',
  '/a/%2e%2e/b',
  '/a%2F..%2Fb',
  '/%00',
  '/a%',
  '/rss.xml',
  '/sw.js/x',
  '/assets/a.js',
  '/index.html/b',
  '/a.html/',
  '/.git/config',
  '/_headers',
  '/a:b',
])('refuses a former address that could meet another file: %s', (alias) => {
  const { aliases, findings } = collectAliases([article('One', [alias])], [], () => false)
  expect([aliases, findings.length]).toEqual([[], 1])
})
