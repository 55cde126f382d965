import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { brokenLinks } from '#tests/support/site/broken-links.ts'
import { filesOf } from '#tests/support/site/files-of.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { site } from '#tests/fixtures/site.ts'

/** The rules of the HTML standard, all of them. What is only good style is Prettier's and React's business. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

const SITES = [
  { ...VARIANTS.default, address: site.address, broken: [] },
  {
    ...VARIANTS.live,
    address: VARIANTS.live.env.SITE_ADDRESS,
    // Its repository has not the two articles that this one names.
    broken: [
      'Why%20momentum%20overshoots#user-content-two-practical-traps',
      'How%20to%20read%20a%20loss%20curve',
    ].map((name) => `blogs/Backpropagation by hand.html: /me/portfolio/blogs/${name}: no such file`),
  },
]

for (const { folder, base, address, broken } of SITES) {
  test(`every document of the site at ${base} is valid HTML`, async () => {
    const documents = [...filesOf(folder)].filter(([path]) => path.endsWith('.html'))
    const mistakes: string[] = []
    for (const [path, text] of documents) {
      const { results } = await validator.validateString(text, path)
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
        mistakes.push(`${path}:${line}:${column}: ${message} (${ruleId})`)
    }
    expect(documents.length).toBeGreaterThan(5)
    expect(mistakes).toEqual([])
  })

  test(`every page, anchor and file that the site at ${base} links to is there`, () => {
    expect(brokenLinks(folder, address)).toEqual(broken)
  })
}
