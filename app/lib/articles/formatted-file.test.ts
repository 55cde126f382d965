import { expect, test } from 'vitest'
import { formatArticle } from '#markdown/format-article.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { formattedFile } from './formatted-file.ts'

test.each([
  { name: '2014-07-01-rl', text: '', date: Date.UTC(2014, 6, 1) },
  { name: '2014-07-01-rl', text: '---\ndate: 2014-08-02\n---\n', date: Date.UTC(2014, 7, 2) },
  { name: '2014-02-30-rl', text: '', date: undefined },
  { name: '2014-07-01', text: '', date: undefined },
  { name: '12014-07-01-rl', text: '', date: undefined },
])(
  '$name with $text: the date is that of the frontmatter, or else that of the name',
  async ({ name, text, date }) => {
    const file = { name, text, sha: '' }
    expect(formattedFile(file, await formatArticle(text, BASES)).article.date).toBe(date)
  },
)
