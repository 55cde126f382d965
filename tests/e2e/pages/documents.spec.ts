import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { filesOf } from '#tests/support/site/files-of.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

/** The rules of the HTML standard, all of them. What is only good style is Prettier's and React's business. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

for (const [name, { folder }] of Object.entries(VARIANTS)) {
  test(`every document of the site "${name}" is valid HTML`, async () => {
    const mistakes: string[] = []
    const documents = filesOf(folder, /\.html$/)
    for (const [path, text] of documents) {
      const { results } = await validator.validateString(text, path)
      for (const { messages } of results)
        for (const { line, column, ruleId, message } of messages)
          mistakes.push(`${path}:${line}:${column}: ${message} (${ruleId})`)
    }
    expect(documents.size).toBeGreaterThan(5)
    expect(mistakes).toEqual([])
  })
}
