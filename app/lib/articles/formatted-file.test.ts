import { expect, test } from 'vitest'
import { formatArticle } from '#markdown/format-article.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { formattedFile } from './formatted-file.ts'

test.each([
  ['2014-07-01-rl', '', Date.UTC(2014, 6, 1)],
  ['2014-07-01-rl', '---\ndate: 2014-08-02\n---\n', Date.UTC(2014, 7, 2)],
  ['2014-02-30-rl', '', undefined],
  ['2014-07-01', '', undefined],
  ['12014-07-01-rl', '', undefined],
])('%s with %j: the date is that of the frontmatter, or else that of the name', async (name, text, date) => {
  const file = { name, text, sha: '' }
  expect(formattedFile(file, await formatArticle(text, BASES)).article.date).toBe(date)
})
