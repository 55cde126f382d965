const WORDS = 'Words go on and on, and say little. '
const many = (count: number, part: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => part(index)).join(between)
const table = (rows: number, columns: number) =>
  [
    `|${' a |'.repeat(columns)}`,
    `|${'-|'.repeat(columns)}`,
    many(rows, (row) => `|${` cell ${row} |`.repeat(columns)}`),
  ].join('\n')

/** Articles that are each large in one way, within the limits of `limits.ts` or beyond them. */
export const LARGE_ARTICLES: Readonly<Record<string, string>> = {
  'a table of 643 rows of code': `|a|b|c|\n|-|-|-|\n${many(643, (row) => `| \`property${row}\` | \`attribute-${row}\` | \`html\`, \`svg\` |`)}`,
  'ten lines': `# Short\n\n${many(8, () => WORDS)}`,
  'paragraphs, 500 kB': many(3_400, (index) => `Paragraph ${index} of *many*. ${WORDS.repeat(3)}`, '\n\n'),
  'one paragraph, 500 kB': WORDS.repeat(14_000),
  'one paragraph, 95 kB': WORDS.repeat(2_650),
  'one word, 500 kB': 'x'.repeat(500_000),
  'one word, 95 kB': 'x'.repeat(95_000),
  'a paragraph of 9,000 lines': many(9_000, (index) => `Line ${index} of it.`),
  'headings, 1,990': many(1_990, (index) => `## Heading ${index}\n\nText.`, '\n\n'),
  'a list of 9,900 items': many(9_900, (index) => `- item ${index} of a *list*`),
  'a list of 4,900 loose items': many(4_900, (index) => `- item ${index} of a *list*`, '\n\n'),
  'a list in a list, 9,900 items': `- all of them\n${many(9_900, (index) => `  1. item ${index}`)}`,
  'a quote of 990 paragraphs': many(990, (index) => `> Paragraph ${index}`, '\n>\n'),
  'tasks, 4,900': many(4_900, (index) => `- [x] task ${index}`),
  'an item of 990 paragraphs': `- Item\n\n${many(990, (index) => `  Paragraph ${index}`, '\n\n')}`,
  'paragraphs of a word, 3,990': many(3_990, (index) => `word ${index}`, '\n\n'),
  'footnotes, 990': `${many(990, (index) => `a[^${index}]`, '\n\n')}\n\n${many(990, (index) => `[^${index}]: note ${index}`, '\n\n')}`,
  'notes in one paragraph, 740': `${many(740, (index) => `a[^${index}]`, ' ')}\n\n${many(740, (index) => `[^${index}]: note ${index}`, '\n\n')}`,
  'words in bold, 1,490': many(1_490, () => '**b** and'),
  'links, 9,000': many(9_000, (index) => `[link ${index}](https://example.com/${index})`, ' '),
  'a table of 1,490 rows of 1 cell': table(1_490, 1),
  'a table of 1,490 rows of 3 cells': table(1_490, 3),
  'a table of 890 rows of 5 cells': table(890, 5),
  'a table of 88 rows of 50 cells': table(88, 50),
  'tables of two rows, 460': many(460, () => table(2, 4), '\n\n'),
  'blocks of code, 1,000': many(
    1_000,
    (index) => `\`\`\`python\ndef f(x):\n    return x + ${index}\n\`\`\``,
    '\n\n',
  ),
  'one code of 9,900 lines': `\`\`\`python\n${many(9_900, (index) => `x${index} = f(${index}) + 1`)}\n\`\`\``,
  'one code of 98 kB in a line': `\`\`\`python\n${many(8_000, (index) => `f(${index % 100}) + 1`, '; ')}\n\`\`\``,
  'one code of 500 kB in a line': `\`\`\`\n${'x'.repeat(500_000)}\n\`\`\``,
  'one code of 990 lines of 150': `\`\`\`python\n${many(990, (index) => `f(${index % 100}) + 1; `.repeat(10))}\n\`\`\``,
  'one code of 990 marked lines of 150': `\`\`\`python {1-900} showLineNumbers\n${many(990, (index) => `f(${index % 100}) + 1; `.repeat(10))}\n\`\`\``,
  'formulas, 490': many(
    490,
    (index) => `$$\n\\sum_{i=${index}}^n \\frac{x_i}{\\sqrt{1 + x_i^2}}\n$$`,
    '\n\n',
  ),
  'formulas within one paragraph, 490': many(490, (index) => `a $x_{${index}}^2$`, ' '),
  'paragraphs of 95 kB, 5': many(5, () => WORDS.repeat(2_650), '\n\n'),
  'paragraphs of 1,000 words in bold, 15': many(15, () => '**b** a '.repeat(1_000), '\n\n'),
  'formulas of 2,000 characters, 30': many(30, () => `$$\nx_1${'+x_1'.repeat(498)}\n$$`, '\n\n'),
  'codes of 1,990 colours in 95 lines, 15': many(
    15,
    () => `\`\`\`python\n${many(95, () => '1+'.repeat(10))}\n\`\`\``,
    '\n\n',
  ),
  'a table of five cells of 25 kB': table(5, 1).replaceAll(/cell \d/g, WORDS.repeat(700)),
  'items of 95 kB, 5': many(5, () => `- ${WORDS.repeat(2_650)}`),
  'not formatted, 511 kB': `${'> '.repeat(201)}a\n${WORDS.repeat(14_100)}`,
  'not formatted, 1 MB': many(6_800, (index) => `Paragraph ${index} of *many*. ${WORDS.repeat(3)}`, '\n\n'),
  'not formatted, one word of 1 MB': 'x'.repeat(1_000_000),
}
