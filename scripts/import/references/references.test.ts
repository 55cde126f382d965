import { expect, test } from 'vitest'
import type { ImportFinding, OldBlog } from '#scripts/import/model.ts'
import { GENERATORS } from '#scripts/import/blog/generators.ts'
import { postMarkdown } from '#scripts/import/post/post-markdown.ts'
import { readSource } from '#scripts/import/post/read-source.ts'
import { convertText } from '#scripts/import/text/convert-text.ts'

const ADA = '@book{ada,\n  title = {A}\n}'
const BOB = '@book{bob/1,\n  title = {B}\n}'
const CY = '@inproceedings{\n  cy,\n  title = {D}\n}'
const BIBLIOGRAPHY = `% Ours\n${ADA}\n\n${BOB}\n\n${CY}\n\n@book{other,\n  title = {C}\n}`

/** The text of an article whose post has this frontmatter and text, in a blog with a file of BibTeX. */
function converted(text: string, bibliography = '_bibliography/references.bib', fields = 'title: T') {
  const path = '_posts/2020-01-01-a.md'
  const findings: ImportFinding[] = []
  const blog: OldBlog = {
    generator: GENERATORS.find(({ name }) => name === 'Jekyll')!,
    sectionPatterns: new Map(),
    posts: [path],
    leftOut: [],
    files: new Set([path, bibliography]),
    hosts: [],
    read: (file) => (file === path ? `---\n${fields}\n---\n${text}` : BIBLIOGRAPHY),
  }
  const post = readSource(path, blog, findings)
  const markdown = postMarkdown({ ...post, fields: post.fields })
  return convertText(markdown.text, { link: () => null, picture: () => null }).text
}

const block = (...entries: string[]) => `\`\`\`bibtex\n${entries.join('\n\n')}\n\`\`\``

test('shows the publications that the tags of jekyll-scholar refer to', () => {
  expect(converted('By {% cite bob/1 ada --style apa %} and {% citet ada %}.')).toBe(
    `By [@bob/1; @ada] and [@ada].\n\n## References\n\n${block(BOB, ADA)}\n`,
  )
})

test('shows a publication whose key is in the line below its kind', () => {
  expect(converted('By {% cite cy %}.')).toBe(`By [@cy].\n\n## References\n\n${block(CY)}\n`)
})

test('shows them in place of the tag that lists them, from the file that it names', () => {
  const text =
    'By {% cite ada --file x/a.bib %}.\n\n## References\n\n{% bibliography --file x/a.bib %}\n\nEnd.'
  expect(converted(text, '_bibliography/x/a.bib')).toBe(
    `By [@ada].\n\n## References\n\n${block(ADA)}\n\nEnd.`,
  )
})

test('shows all publications of a list without a citation', () => {
  expect(converted('{% bibliography %}')).toContain('@book{other,')
})

test.each([
  'Use:\n\n```liquid\n{% bibliography %}\n```\n\nEnd.',
  'Write `{% cite ada %}` or `<d-cite key="ada"></d-cite>` to cite.',
  '~~~~\n```\n{% bibliography %}\n~~~~',
])('takes no tag in code for one of the post: %j', (text) => {
  expect(converted(text)).toBe(text)
})

test('puts the list where its tag is, not where the post explains it', () => {
  const explained = '```liquid\n{% bibliography %}\n```'
  const text = `By {% cite ada %}.\n\n{% bibliography --cited %}\n\n${explained}`
  expect(converted(text)).toBe(`By [@ada].\n\n${block(ADA)}\n\n${explained}`)
})

test('converts citations and footnotes of Distill, with the bibliography of the post', () => {
  const text =
    'By<d-cite key="ada,bob/1"></d-cite>, <d-cite key=ada/> and <d-cite key=ada></d-cite>.' +
    '<d-footnote>See\n<d-cite key="ada"/>, $x_{i=1}$.</d-footnote> `<d-footnote>`'
  expect(converted(text, 'assets/bibliography/a.bib', 'bibliography: a.bib')).toBe(
    'By [@ada; @bob/1], [@ada] and [@ada].[^note-1] `<d-footnote>`\n\n' +
      `[^note-1]: See [@ada], $x_{i=1}$.\n\n## References\n\n${block(ADA, BOB)}\n`,
  )
})

test.each([
  ['one<d-cite key="ada"></d-cite>(two) <d-cite key=cy/>three', 'one [@ada] (two) [@cy] three'],
  [
    '<b>x</b><d-cite key="ada"></d-cite><d-cite key="cy,ada"></d-cite> <d-cite key="bob/1"></d-cite>.',
    '**x** [@ada; @cy; @bob/1].',
  ],
  ['(<d-cite key="ada"></d-cite>)\n<d-cite key="cy"></d-cite></d-cite>', '([@ada])\n[@cy]'],
])('separates citations of Distill from words, and joins those in a row: %s', (written, expected) => {
  expect(converted(written).split('\n\n')[0]).toBe(expected)
})

test('converts citations and footnotes in HTML', () => {
  const text = '<p>By <d-cite key="ada"></d-cite>.<d-footnote>A note.</d-footnote></p>'
  expect(converted(text)).toContain('By [@ada].[^note-1]\n\n[^note-1]: A note.\n')
  const withOwnNote = `${text}\n\nb[^note-1]\n\n[^note-1]: c`
  expect(converted(withOwnNote)).toContain('By [@ada].[^note-of-distill-1]')
})

test('leaves a text that refers to nothing as it is', () => {
  expect(converted('By ada.\n')).toBe('By ada.\n')
})

test.each(['<d-footnote>', '<d-cite key=', '<d-cite> ', '{% bibliography ', '`<d-footnote>'])(
  'a long text of "%s" takes linear time',
  (sign) => {
    expect(converted(sign.repeat(20_000)).length).toBeGreaterThan(0)
  },
)
