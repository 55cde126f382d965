import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { imageSize } from 'image-size'
import { brokenLinks } from '#tests/support/site/broken-links.ts'
import { filesOf } from '#tests/support/site/files-of.ts'
import { expect, test } from '#tests/support/test.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { site } from '#tests/fixtures/site.ts'

/** All rules of the HTML standard, but none of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

const SITES = [
  { ...VARIANTS.default, address: site.address, absent: [] },
  {
    ...VARIANTS.live,
    address: VARIANTS.live.env.SITE_ADDRESS,
    // An article of the repository links to these two, which only the fixture has.
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

  test(`every page, anchor and file that the site at ${base} links to exists`, () => {
    const broken = brokenLinks(folder, address)
    const absentIn = (line: string) =>
      absent.find((name) => line.includes(`/blogs/${encodeURIComponent(name)}`))
    expect(broken.filter((line) => absentIn(line) === undefined)).toEqual([])
    expect(new Set(broken.map(absentIn))).toEqual(new Set(absent))
  })

  test(`every page of the site at ${base} has structured data, its own address and a share picture of the right size`, () => {
    const files = filesOf(folder)
    const pages = [...files].filter(
      ([path]) => path.endsWith('.html') && !/^(404|offline|diagram)\.html$/.test(path),
    )
    for (const [path, text] of pages) {
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}'
      const { '@graph': things = [] } = JSON.parse(data) as { '@graph'?: { '@type': string }[] }
      expect([path, things.map((thing) => typeof thing['@type'])]).toEqual([path, things.map(() => 'string')])
      expect([path, things.length]).not.toEqual([path, 0])
      const content = (property: string) =>
        new RegExp(`"${property}" content="([^"]*)"`).exec(text)?.[1] ?? ''
      const picture = decodeURIComponent(content('og:image').slice(address.length).replace(/\?.*/, ''))
      const bytes = readFileSync(join(folder, picture))
      expect(imageSize(bytes)).toMatchObject({ type: 'jpg', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(150_000)
      expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
      expect(decodeURIComponent(content('og:url'))).toBe(address + path.replace(/(index)?\.html$/, ''))
    }
    expect(pages.length).toBeGreaterThan(3)
  })
}

test('no file of the site contains words of a draft or has its name', () => {
  const { folder } = VARIANTS.default
  expect(readFileSync('tests/fixtures/articles/A night with quokkas.md', 'utf8')).toContain('quokka')
  const leaks = [...filesOf(folder)].filter(([path, text]) => /quokka/i.test(path + text))
  expect(leaks.map(([path]) => path)).toEqual([])
})
