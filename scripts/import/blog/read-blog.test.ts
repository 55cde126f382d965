import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { readBlog } from './read-blog.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

function read(files: Record<string, string>) {
  writeFiles(root, files)
  return readBlog(root)
}

test('says of a finished site that its texts are elsewhere', () => {
  const site = { 'index.html': '<p>a', '2020/01/02/one.html': '<p>a' }
  expect(() => read(site)).toThrow(/finished site.*another branch/)
  expect(() => read({ 'index.html': '', 'a.html': '', 'b.rst': '' })).toThrow(/found none/)
})

test('leaves out texts that no program publishes, each with its reason', () => {
  const blog = read({
    'config.toml': '',
    'content/post/a.md': '',
    'content/post/b/index.md': '',
    'content/post/b/notes.md': '',
    'content/post/c/index.md': '',
    'content/post/c/index.markdown': '',
    'content/post/c/index.de.md': '',
    'content/post/_index.md': '',
    'content/post/_delete.md': '',
    'content/search.md': '',
    'AGENT.md': '',
    'README.md': '',
    'layouts/shortcodes/figure.md': '',
    'content/post/d.ipynb': '{}',
  })
  const posts = ['a.md', 'b/index.md', 'c/index.de.md', 'c/index.md']
  expect(blog.posts).toEqual(posts.map((path) => `content/post/${path}`))
  expect(Object.fromEntries(blog.leftOut.map(({ path, reason }) => [path, reason]))).toEqual({
    'content/post/b/notes.md': 'beside the text of a bundle (index.md)',
    'content/post/c/index.markdown': 'another form of index.md',
    'content/post/_index.md': 'page of a section',
    'content/post/_delete.md': 'partial, whose name begins with an underscore',
    'content/search.md': 'page that a program fills in',
    'AGENT.md': 'written for an assistant',
    'README.md': 'written for maintainers',
    'layouts/shortcodes/figure.md': 'part of a theme or a template',
    'content/post/d.ipynb': 'notebook, which is no post of Hugo or Zola',
  })
})

test('recognises Pelican, with its addresses, and without its pages', () => {
  const blog = read({
    'pelicanconf.py': "SITEURL = ''\nARTICLE_URL = 'blog/{date:%Y}/{date:%m}/{slug}/'\n",
    'publishconf.py': "SITEURL = 'https://ada.example'\n",
    'content/a.md': '',
    'content/pages/about.md': '',
  })
  expect(blog.generator).toMatchObject({ name: 'Pelican', addresses: 'blog/:year/:month/:slug/' })
  expect(blog.posts).toEqual(['content/a.md'])
  expect(blog.hosts).toEqual(['https://ada.example'])
})

test('refuses a blog of Lektor in a sentence', () => {
  const files = { 'site.lektorproject': '', 'content/blog/a/contents.lr': 'title: A' }
  expect(() => read(files)).toThrow(/a blog of Lektor, whose posts \(contents\.lr\) the import cannot read/)
})

test('names what is in a folder that it cannot read', () => {
  const files = { 'a/one.rst': '', 'a/two.rst': '', 'b.org': '', 'README.md': '' }
  const message = [
    'expected posts of a folder of Markdown, found none.',
    'What is there, and why it is left out:',
    '  Markdown: 1, such as README.md (written for maintainers)',
    '  reStructuredText (.rst): 2, such as a/one.rst (the import cannot read this kind)',
    '  Org (.org): 1, such as b.org (the import cannot read this kind)',
  ]
  expect(() => read(files)).toThrow(`${root}: ${message.join('\n')}`)
})

test("reads the hosts of a site from its settings and GitHub's file, and Hugo's permalinks", () => {
  const blog = read({
    CNAME: 'ada.example\n',
    'config/_default/hugo.toml': 'baseURL = "https://ada.github.io/"\n[permalinks]\npost = "/p/:slug/"\n',
    'config/_default/permalinks.yaml': 'page:\n  notes: /n/:year/:title/\n',
    'content/post/a.md': '',
  })
  expect(blog.hosts).toEqual(['https://ada.example', 'https://ada.github.io'])
  expect(Object.fromEntries(blog.sectionPatterns)).toEqual({ post: '/p/:slug/', notes: '/n/:year/:title/' })
})

test('reads the macros of TeX from templates, and from scripts that are named after them', () => {
  const blog = read({
    'astro.config.mjs': "export default { macros: { R: '\\\\mathbb{R}' } }",
    'src/mathjax.macros.ts': 'export const mathJaxMacros = {\n  inner: ["\\\\langle #1 \\\\rangle", 1],\n}',
    'src/other.ts': 'const macros = { other: "x" }',
    '_includes/math.html': '<script>Macros: { Z: "\\\\mathbb{Z}" }</script>',
    'src/content/post/a.md': '',
  })
  expect(Object.fromEntries(blog.macros ?? [])).toEqual({
    R: String.raw`\newcommand{\R}{\mathbb{R}}`,
    inner: String.raw`\newcommand{\inner}[1]{\langle #1 \rangle}`,
    Z: String.raw`\newcommand{\Z}{\mathbb{Z}}`,
  })
})

test('reads a post whose scripts make it too long, without their code', () => {
  const animation = `<script>frames = "${'a'.repeat(2_000_000)}"</script>`
  const blog = read({
    '_posts/2020-01-01-a.md': `before ${animation} after`,
    '_posts/2020-01-02-b.md': 'b'.repeat(2_000_001),
  })
  expect(blog.read('_posts/2020-01-01-a.md')).toBe('before <script></script> after')
  expect(() => blog.read('_posts/2020-01-02-b.md')).toThrow('expected at most 2 MB, found more')
})
