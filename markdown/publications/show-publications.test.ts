import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { formatMarkdown } from '#markdown/format-article.ts'
import { all, BASES, hrefs, text } from '#tests/support/markdown/markdown-elements.ts'

const VASWANI = String.raw`@inproceedings{vaswani2017,
  author    = {Vaswani, Ashish and Noam Shazeer and Erd{\H{o}}s, P{\'a}l and others},
  title     = {Attention is all {You} need \& more},
  booktitle = {Advances in Neural Information Processing Systems},
  year      = 2017,
  eprint    = {1706.03762},
  github    = {tensorflow/tensor2tensor},
}`
const MIRANDA = `@article{hybrid:2025, title = "Hybrid Preferences", author = "Miranda, L. J. V. and Kim Lee",
  journal = {Journal of Data}, volume = {3}, number = {2}, year = {2025}, doi = {10.1000/x_1}, pdf = {/hybrid.pdf}}`

const block = (...entries: string[]) => `\`\`\`bibtex\n${entries.join('\n\n')}\n\`\`\``
const withClass = async (markdown: string, name: string) =>
  (await all(markdown, 'li', 'p', 'span', 'details', 'pre')).filter(({ properties }) =>
    [properties.className].flat().includes(name),
  )
const words = async (markdown: string, name: string) => (await withClass(markdown, name)).map(text)
const marks = async (markdown: string) =>
  (await formatMarkdown(markdown, BASES)).references.filter(({ kind }) => /publication|citation/.test(kind))
const links = async (markdown: string) =>
  (await all(markdown, 'a'))
    .filter(({ properties }) => properties.href !== undefined)
    .map((link) => [text(link), link.properties.href])

test('keeps the space between a letter of a formula and the sign behind it', async () => {
  const entry = String.raw`@misc{a, title = {Steps with $\eta > 2/\lambda$}, author = {Lee, Kim}}`
  expect(await words(block(entry), 'publication-title')).toEqual(['Steps with η > 2/λ'])
})

test('shows a block in BibTeX as a list of publications, in the order in which they are written', async () => {
  const markdown = block(VASWANI, MIRANDA)
  expect(await words(markdown, 'publication-title')).toEqual([
    'Attention is all You need & more',
    'Hybrid Preferences',
  ])
  expect(await words(markdown, 'publication-authors')).toEqual([
    'Ashish Vaswani, Noam Shazeer, Pál Erdős et al.',
    'L. J. V. Miranda, Kim Lee',
  ])
  expect(await words(markdown, 'publication-venue')).toEqual([
    'Advances in Neural Information Processing Systems, 2017',
    'Journal of Data 3 (2), 2025',
  ])
  expect(await links(markdown)).toEqual([
    ['Attention is all You need & more', 'https://arxiv.org/abs/1706.03762'],
    ['PDF', 'https://arxiv.org/pdf/1706.03762'],
    ['Code', 'https://github.com/tensorflow/tensor2tensor'],
    ['Hybrid Preferences', 'https://doi.org/10.1000/x_1'],
    ['PDF', '/hybrid.pdf'],
  ])
})

test('contains the entry as it is written, to copy', async () => {
  const [source] = await all(block(VASWANI), 'pre')
  expect(text(source)).toBe(VASWANI)
})

test('links an entry from Google Scholar, whose only address is in the name of its journal', async () => {
  const entry =
    '@article{a, title={Adam}, author={Kingma, Diederik P}, journal={arXiv preprint arXiv:1412.6980}, year={2014}}'
  expect(await links(block(entry))).toEqual([
    ['Adam', 'https://arxiv.org/abs/1412.6980'],
    ['PDF', 'https://arxiv.org/pdf/1412.6980'],
  ])
})

test('marks the owner among the authors', async () => {
  const { body } = await formatMarkdown(block(VASWANI, MIRANDA), {
    ...BASES,
    owner: 'Lester James Validad Miranda',
  })
  expect(JSON.stringify(body)).toMatch(/"publication-owner".{0,60}"L\. J\. V\. Miranda"/)
  expect(JSON.stringify(body).match(/publication-owner/g)).toHaveLength(1)
})

test('names the first authors of many, and the owner', async () => {
  const authors = Array.from({ length: 400 }, (_, n) => `Author${n}, A.`).join(' and ')
  const entry = `@misc{a, title={BLOOM}, author={${authors.replace('Author300', 'Example')}}}`
  const { body } = await formatMarkdown(block(entry), { ...BASES, owner: 'Ada Example' })
  const [item] = await all(block(entry), 'li')
  expect(text(body)).toContain('A. Author9, …, A. Example et al.')
  expect(text(item)).toContain('A. Author9 et al.')
})

test('makes links of citations, which lead to the entry', async () => {
  const markdown = `As shown [@vaswani2017], and later [see @vaswani2017, p. 3; @hybrid:2025].\n\n${block(VASWANI, MIRANDA)}`
  const [paragraph] = await all(markdown, 'p')
  expect(text(paragraph)).toBe(
    'As shown (Vaswani et al., 2017), and later (see Vaswani et al., 2017, p. 3; Miranda & Lee, 2025).',
  )
  expect((await hrefs(markdown)).slice(0, 3)).toEqual([
    '#ref-vaswani2017',
    '#ref-vaswani2017',
    '#ref-hybrid2025',
  ])
  const items: Element[] = await withClass(markdown, 'publication')
  expect(items.map(({ properties }) => properties.id)).toEqual([
    'user-content-ref-vaswani2017',
    'user-content-ref-hybrid2025',
  ])
})

test('leaves citations of unknown keys as they are written, and reports each once', async () => {
  const markdown = `See [@vaswani2017] and [@nobody].\n\n[@me](https://me.example) \`[@nobody]\`\n\n${block(VASWANI)}`
  const [paragraph] = await all(markdown, 'p')
  expect(text(paragraph)).toBe('See (Vaswani et al., 2017) and [@nobody].')
  expect(await marks(markdown)).toEqual([{ kind: 'citation', key: 'nobody', written: '@nobody', line: 1 }])
})

test('changes nothing in a text without a block in BibTeX', async () => {
  const [paragraph] = await all('Thanks [@vaswani2017].\n\n```bib\n@misc{a, title={A}}\n```', 'p')
  expect(text(paragraph)).toBe('Thanks [@vaswani2017].')
})

test.each([
  ['@misc{a, title={A {B}, year={2020}', 'its braces are not balanced'],
  ['@misc{a, title {A}}', 'it could not be read as BibTeX'],
  ['@misc{, title={A}}', 'it could not be read as BibTeX'],
  ['@misc{a, author={A. Nobody}}', 'it has no title'],
])('shows %s as code with the reason, and the entries around it as usual', async (wrong, reason) => {
  const markdown = block(VASWANI, wrong, MIRANDA)
  expect(await words(markdown, 'publication-title')).toHaveLength(2)
  expect(await words(markdown, 'publication-reason')).toEqual([
    `This is shown as it is written, because ${reason}.`,
  ])
  expect((await withClass(markdown, 'code-block')).map(text)).toContain(wrong)
  expect(await marks(markdown)).toEqual([{ kind: 'publication', reason, written: wrong, line: 11 }])
})

test('reports a key that two entries have', async () => {
  const [mark] = await marks(block('@misc{a, title={A}}', '@misc{a, title={B}}'))
  expect(mark).toMatchObject({ reason: 'another entry has the same key', line: 4 })
})

test('replaces names that @string defines, also next to one that cannot be read', async () => {
  const markdown = block(
    '@string{acl = "ACL"}',
    '@string{bad',
    '@misc{a, title={A}, journal = acl # { 2025}}',
  )
  expect(await words(markdown, 'publication-venue')).toEqual(['ACL 2025'])
})

test('keeps only links to https, http and the site', async () => {
  const markdown = block(
    '@misc{a, title={A}, url={javascript:alert(1)}, pdf={data:text/html,x}, code={../../x}}',
  )
  const destinations = (await hrefs(markdown)).filter((href) => href !== undefined)
  expect(destinations).toEqual([])
})

test('a block without entries stays code', async () => {
  expect((await withClass(block('Nothing yet.'), 'code-block')).map(text)).toEqual(['Nothing yet.'])
})

test.each([
  [
    '5,000 entries',
    {
      entries: Array.from({ length: 5_000 }, (_, n) => `@misc{k${n}, title={T}, author={A, B}}`),
      shown: 500,
    },
  ],
  ['5,000 open braces', { entries: ['@misc{a, title={'.concat('{'.repeat(100_000))], shown: 0 }],
  [
    'braces nested 50,000 levels deep',
    { entries: [`@misc{a, title={${'{'.repeat(50_000)}${'}'.repeat(50_000)}}}`], shown: 0 },
  ],
  ['100,000 signs @', { entries: ['@'.repeat(100_000)], shown: 0 }],
  ['50,000 accents', { entries: [String.raw`@misc{a, title={${String.raw`\'`.repeat(50_000)}}}`], shown: 1 }],
  [
    'names of inherited properties',
    { entries: [String.raw`@misc{constructor, title={\toString{x}}, __proto__={y}}`], shown: 1 },
  ],
])('is not overwhelmed by %s', async (_what, { entries, shown }) => {
  const { body, references } = await formatMarkdown(`[@${'@'.repeat(50_000)}\n\n${block(...entries)}`, BASES)
  expect(JSON.stringify(body).match(/"publication-title"/g) ?? []).toHaveLength(shown)
  const reasons = references.map((reference) => ('reason' in reference ? reference.reason : undefined))
  if (shown === 500) expect(reasons).toEqual(['the text has more than 500 entries'])
})

test('long runs of blanks cost little, and a long title is cut in what cites it', async () => {
  const blanks = ' '.repeat(50_000)
  const entry = `@misc{a, title = {${'long '.repeat(1_000)}${blanks}end}}`
  const cited = await links(`${block(`@misc${blanks}x`, entry)}\n\nAs [@a] says.`)
  const label = cited.map(([words]) => String(words)).find((words) => words.startsWith('long'))
  expect(label?.length).toBeLessThan(100)
})
