import { expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { unknownLanguages } from './unknown-languages.ts'

const unknownIn = (markdown: string) => unknownLanguages(parseMarkdown(markdown))

test('finds languages without colours, and the closest name', () => {
  expect(unknownIn('Text\n\n```pyhton title="a"\nx\n```\n\n> ~~~terrafrom\n> x\n> ~~~')).toEqual([
    { kind: 'language', closest: 'python', written: 'pyhton', line: 3 },
    { kind: 'language', closest: 'terraform', written: 'terrafrom', line: 7 },
  ])
  expect(unknownIn('```zzzzqqqq\nx\n```')).toMatchObject([{ closest: 'text', written: 'zzzzqqqq' }])
})

test('accepts known names, words for plain text, and code without a language', () => {
  const known = ['', 'python', 'text', 'mermaid', 'math', 'bibtex', '{r, echo=FALSE}', 'title="x"']
  for (const info of known) expect(unknownIn(`\`\`\`${info}\nx\n\`\`\`\n\n    y`), info).toEqual([])
})
