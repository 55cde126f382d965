import type { Element, Nodes } from 'hast'
import { expect, test } from 'vitest'
import { all, body, BASES, hrefs, text } from '#tests/support/markdown/markdown-elements.ts'
import { formatMarkdown } from '#markdown/format-article.ts'

const isElement = (node: Nodes): node is Element => node.type === 'element'
const sources = async (markdown: string) =>
  (await all(markdown, 'img')).map(({ properties }) => properties.src)

test('[MD-4] keeps links without a scheme, and with six schemes in any case', async () => {
  const urls = 'http://a HTTPS://a irc://a ircs://a mailto:a@b xmpp:a@b //a/b # ?q=a:b x/y:z'
  for (const url of urls.split(' ')) {
    expect((await hrefs(`[x](${url})`))[0], url).toBeDefined()
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java\\\nscript:x',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'tel:1',
  'ftp://a',
  'blob:x',
  'view-source:x',
  'x-javascript\\:x',
])('[MD-4] removes the destination %s', async (url) => {
  for (const markdown of [`[x](<${url}>)`, `[x][r]\n\n[r]: <${url}>`, `<${url}>`]) {
    for (const href of await hrefs(markdown)) expect(href).toBeUndefined()
  }
})

test('[MD-4] loads images by http, https or without a scheme, and shows the words of others', async () => {
  // Over http a page on https would not load one.
  const shown = await sources('![a](https://x/a.png) ![b](http://x/b.png) ![c](//x/c.png)')
  expect(shown).toEqual(['https://x/a.png', 'https://x/b.png', '//x/c.png'])
  for (const url of ['javascript:x', 'data:image/svg+xml,x', 'mailto:a@b', 'irc://a']) {
    expect(await sources(`![the words](<${url}>)`)).toEqual([])
    expect(text(await body(`![the words](<${url}>)`))).toBe('the words')
  }
})

test('resolves links to articles, encoded once, with their fragments in lower case', async () => {
  const links = '[a](<Other one.md>) [b](Other%20one.md#Part) [c](./100%25.md) [d](#%D0%9A%D0%BE%D0%B4)'
  expect(await hrefs(links)).toEqual([
    '/blogs/Other%20one',
    '/blogs/Other%20one#part',
    '/blogs/100%25',
    '#%D0%BA%D0%BE%D0%B4',
  ])
})

// The build checks whether such pages and files exist.
test.each([
  { written: '/', expected: '', destination: '/' },
  { written: '/blogs/?tag=c%2B%2B&q=a#x', expected: 'blogs?tag=c%2B%2B&q=a#x', destination: '/blogs' },
  { written: '/tags/c%2B%2B', expected: 'tags/c%2B%2B', destination: '/tags/c++' },
  { written: '/blogs/Other%20one#part', expected: 'blogs/Other%20one#part', destination: 'Other one' },
  { written: '/cv.pdf?download#page=2', expected: 'cv.pdf?download#page=2', destination: '/cv.pdf' },
  { written: '</My talk (1).pdf>', expected: 'My%20talk%20(1).pdf', destination: '/My talk (1).pdf' },
  {
    written: '/%D8%B3%D9%8A%D8%B1%D8%A9/50%25%23.pdf',
    expected: '%D8%B3%D9%8A%D8%B1%D8%A9/50%25%23.pdf',
    destination: '/سيرة/50%#.pdf',
  },
  { written: '/سيرة.pdf', expected: '%D8%B3%D9%8A%D8%B1%D8%A9.pdf', destination: '/سيرة.pdf' },
  { written: '/demo/', expected: 'demo/', destination: '/demo/' },
  { written: '/now#today', expected: 'now#today', destination: '/now' },
  { written: '/javascript:alert', expected: 'javascript%3Aalert', destination: '/javascript:alert' },
])('resolves $written below the path of the site', async ({ written, expected, destination }) => {
  for (const bases of [BASES, { ...BASES, base: '/me/', folder: 'pages' }]) {
    const { body: tree, references } = await formatMarkdown(`[x](${written})`, bases)
    expect(JSON.stringify(tree)).toContain(`"href":"${bases.base}${expected}"`)
    expect(references).toMatchObject([{ kind: 'article', name: destination }])
  }
})

test('loads a picture at a root path from the site, unless it is in the folder of the articles', async () => {
  const paths = ['</a b.png>', '/%E5%9B%BE/50%25.png?v=2#x', '/articles/a.png', '//host.example/a.png']
  const markdown = paths.map((path) => `![A](${path})`).join('\n')
  const { body: tree } = await formatMarkdown(markdown, { ...BASES, base: '/me/' })
  expect(Array.from(JSON.stringify(tree).matchAll(/"src":"([^"]*)"/g), ([, src]) => src)).toEqual([
    '/me/a%20b.png',
    '/me/%E5%9B%BE/50%25.png',
    'https://raw.example/me/notes/main/articles/a.png',
    '//host.example/a.png',
  ])
})

test('a hostile root path leads nowhere, or stays below the base of the site', async () => {
  const hostile = '/..%2f..%2fetc/passwd /\\\\evil.example /%5Cevil.example /a%00b /%2e%2e/x /./../x'.split(
    ' ',
  )
  for (const path of hostile) {
    expect(await hrefs(`[x](<${path}>)`), path).toEqual([undefined])
    expect(await sources(`![x](<${path}>)`), path).toEqual([])
  }
  for (const path of ['/javascript:alert(1)', '/.//evil.example', '/a\0b', '/x/../\u202Eevil']) {
    for (const href of await hrefs(`[x](<${path}>)`)) {
      expect(new URL(String(href), 'https://me.example/').origin, path).toBe('https://me.example')
      expect(href, path).toMatch(/^\/[^/\\]/)
    }
  }
})

test('never resolves an address of the site to another site, or a file of the repository to a page', async () => {
  for (const url of ['/..//evil.example', '/%2F%2Fevil.example', '/blogs/%2F%2Fevil.example'])
    expect(await hrefs(`[x](${url})`), url).toEqual([undefined])
  for (const url of ['blogs', 'archive/2', '/articles/2019.csv', '../tags'])
    expect(String(await hrefs(`[x](${url})`)), url).toMatch(
      /^https:\/\/github\.example\/me\/notes\/blob\/main\//,
    )
})

test('row 55: resolves links to other files, unless nothing shows them', async () => {
  expect(await hrefs('[a](../README.md) [b](data/x.csv) [c](../LICENSE)')).toEqual([
    'https://github.example/me/notes/blob/main/README.md',
    'https://github.example/me/notes/blob/main/articles/data/x.csv',
    'https://github.example/me/notes/blob/main/LICENSE',
  ])
  const embedded = await formatMarkdown('[a](../README.md)', { ...BASES, pages: null })
  expect(JSON.stringify(embedded.body)).not.toContain('href')
})

test('row 33, row 55: refuses paths that leave the repository', async () => {
  const climbing = ['../../evil/repo/main/x', '/../../x', '..%2F..%2F..%2Fevil/x', 'a/../../../x']
  for (const path of [...climbing, '%2e%2e/%2e%2e/x', 'a%00b', '..\\..\\x']) {
    expect(await hrefs(`[x](<${path}.md>)`), path).toEqual([undefined])
    expect(await sources(`![x](<${path}.png>)`), path).toEqual([])
  }
})

test.each([
  ['![a](a.png)', 'picture'],
  ['![a](a.png) ![b](b.png)\\\n![c](c.png)', 'pictures'],
  ['A ![a](a.png) in a line', undefined],
  ['![a](a.png) and ![b](b.png)', undefined],
  ['[![a](a.png)](https://x.example)', undefined],
])('marks a paragraph of nothing but images: %s', async (markdown, expected) => {
  const [paragraph] = await all(markdown, 'p')
  expect(paragraph?.properties.className?.toString()).toBe(expected)
})

test('row 54: loads images of the repository, encoded once, lazily and without a referrer', async () => {
  expect((await all('![An image](<images/a b.png>)', 'img'))[0]?.properties).toEqual({
    src: 'https://raw.example/me/notes/main/articles/images/a%20b.png',
    alt: 'An image',
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  })
})

test('makes a figure of an image that is alone and has a title', async () => {
  expect((await all('![a](a.png "The caption")', 'figcaption')).map(text)).toEqual(['The caption'])
  expect(await sources('![a](a.png "The caption")')).toHaveLength(1)
  expect(await all('Words ![a](a.png "A title")', 'figure')).toEqual([])
})

test.each([
  ['in the next paragraph', '![a](a.png)\n\n*Left: the loss. [source](https://x.example)*'],
  ['in the next line', '![a](a.png)\n_Left: the loss. [source](https://x.example)_'],
  ['after a hard break', '![a](a.png)  \n*Left: the loss. [source](https://x.example)*'],
  ['below two pictures', '![a](a.png) ![b](b.png)\n\n*Left: the loss. [source](https://x.example)*'],
])('makes a caption of an emphasis %s, with its links', async (_, markdown) => {
  const [figure, ...others] = (await body(`${markdown}\n\nText`)).children.filter(isElement)
  expect(figure?.tagName).toBe('figure')
  expect(others.map((block) => text(block))).toEqual(['Text'])
  const [caption] = await all(markdown, 'figcaption')
  expect(text(caption)).toBe('Left: the loss. source')
  expect(await hrefs(markdown)).toEqual(['https://x.example'])
  expect(await sources(markdown)).toEqual(
    [...markdown.matchAll(/\((.\.png)\)/g)].map(([, file]) => `${BASES.files}articles/${file}`),
  )
})

test.each([
  'A line\n\n*an emphasis*',
  '![a](a.png)\n\n*an emphasis* and words',
  '![a](a.png)\n\n**strong words**',
  '![a](a.png)\n\n- *an item*',
  '![a](a.png) *in the same line*',
  '![a](ftp://a.png)\n\n*below words*',
])('makes no caption of other words: %s', async (markdown) => {
  expect(await all(markdown, 'figcaption')).toEqual([])
})

test('marks pictures that only one theme shows, as GitHub does, and shows both as one', async () => {
  const pair = '![a](d.png#gh-dark-mode-only)\n![a](https://x.example/l.png#gh-light-mode-only)'
  expect((await all(pair, 'img')).map(({ properties }) => [properties.src, properties.className])).toEqual([
    [`${BASES.files}articles/d.png`, ['only-dark']],
    ['https://x.example/l.png', ['only-light']],
  ])
  const [paragraph] = await all(pair, 'p')
  expect(paragraph?.properties.className).toEqual(['picture'])
  const [figure] = await all(`${pair}\n\n*Caption*`, 'figure')
  expect(figure?.children).toMatchObject([{ tagName: 'img' }, { tagName: 'img' }, { tagName: 'figcaption' }])
  expect((await all('![a](d.png#gh-other)', 'img'))[0]?.properties.className).toBeUndefined()
})
