import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { imageSize } from 'image-size'
import { Window } from 'happy-dom'
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

const ATTRIBUTES = ['href', 'src', 'srcset', 'imagesrcset', 'poster']

/**
 * Finds links of a finished site to its own pages, anchors and files that do not exist. It reads the attributes of documents,
 * the addresses in styles and in the manifest, and complete addresses of the site in any text (metadata, feeds, sitemap).
 *
 * @param folder the finished site
 * @param address its complete address, with a slash at its end
 * @returns a line for each broken link, with the file that contains it
 */
function brokenLinks(folder: string, address: string): string[] {
  const files = filesOf(folder)
  const parser = new new Window().DOMParser()
  const anchors = new Map<string, Set<string>>()
  const problems = new Set<string>()
  const links: { from: string; to: string }[] = []
  for (const [from, text] of files) {
    const found = addressesIn(from, text, address)
    if (from.endsWith('.html')) {
      const document = parser.parseFromString(text, 'text/html')
      anchors.set(from, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)))
      for (const name of ATTRIBUTES)
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name) ?? ''
          found.push(...(name.endsWith('srcset') ? value.split(',').map(firstWord) : [value]))
        }
    }
    links.push(...found.map((to) => ({ from, to })))
  }
  for (const { from, to } of links) {
    const place = to.startsWith('#') ? addressOf(from, address) : placeOf(from, address)
    const problem = problemOf(new URL(to, place))
    if (problem !== undefined) problems.add(`${from}: ${to}: ${problem}`)
  }
  return [...problems]

  function problemOf({ origin, href, pathname, hash }: URL): string | undefined {
    const site = new URL(address)
    if (origin !== site.origin) return undefined
    if (!href.startsWith(address)) return 'outside the site'
    const path = decodeURIComponent(pathname.slice(site.pathname.length))
    const file = path === '' ? 'index.html' : [`${path}.html`, path].find((name) => files.has(name))
    if (file === undefined) return 'no such file'
    const id = decodeURIComponent(hash.slice(1))
    return id === '' || anchors.get(file)?.has(id) !== false ? undefined : 'no such anchor'
  }
}

/**
 * Addresses outside of attributes: those in styles and in the manifest, and complete addresses of the site. The latter are
 * cut at `#`, because fragments in structured data (`@id`) are identifiers, not anchors.
 */
function addressesIn(file: string, text: string, address: string): string[] {
  if (/\.(js|png|woff2)$/.test(file)) return []
  const complete = text.split(address).slice(1)
  return [
    ...complete.map((rest) => address + (/^[^\s"'`<>#&\\)\]]*/.exec(rest)?.[0] ?? '')),
    ...(/\.(html|css)$/.test(file) ? matches(text, /url\(["']?([^"')]+)/g) : []),
    ...(file.endsWith('.webmanifest') ? matches(text, /"(?:src|start_url)": *"([^"]+)"/g) : []),
  ]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? ''
}

/** The address of a document. The page of unknown addresses can have any. */
function placeOf(file: string, address: string): string {
  return file === '404.html'
    ? `${address}blogs/any/unknown`
    : addressOf(file.replace(/(index)?\.html$/, ''), address)
}

function addressOf(file: string, address: string): string {
  return address + file.split('/').map(encodeURIComponent).join('/')
}

/** The text of every file of a finished site, by its path below the folder, with slashes. */
function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')] as const)
  return new Map(texts)
}
