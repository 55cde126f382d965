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
  { ...VARIANTS.default, address: site.address, absent: [] },
  {
    ...VARIANTS.live,
    address: VARIANTS.live.env.SITE_ADDRESS,
    // An article of its repository links to these two, which the repository has not.
    absent: ['Why momentum overshoots', 'How to read a loss curve'],
  },
]

for (const { folder, base, address, absent } of SITES) {
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
    const broken = brokenLinks(folder, address)
    const absentIn = (line: string) =>
      absent.find((name) => line.includes(`/blogs/${encodeURIComponent(name)}`))
    expect(broken.filter((line) => absentIn(line) === undefined)).toEqual([])
    expect(new Set(broken.map(absentIn))).toEqual(new Set(absent))
  })
}
