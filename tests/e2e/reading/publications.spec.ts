import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = `Looms [@hopper1952] weave.

\`\`\`bibtex
@article{hopper1952,
  title = {The education of a {computer}},
  author = {Hopper, Grace},
  year = {1952},
  url = {https://looms.example/paper},
}
@article{broken, title = {A brace {is missing}
\`\`\`
`

test('a changed text lists its publications, to which citations lead, and each has its BibTeX to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerCalls(page, { article: text(ARTICLE) })
  await page.goto('./blogs/Looms')
  const publication = page.locator('.publication').first()
  await expect(publication.getByRole('link')).toHaveAttribute('href', 'https://looms.example/paper')
  await page.getByRole('link', { name: 'Hopper, 1952' }).click()
  await expect(page).toHaveURL(/#ref-hopper1952$/)
  await expect(publication).toBeInViewport()
  await publication.getByText('BibTeX').click()
  await publication.getByRole('button', { name: 'Copy code' }).click()
  await expect(publication.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@article\{hopper1952,[^]*\}$/)
  await expect(page.locator('.publication').last()).toContainText('because its braces are not balanced')
})
