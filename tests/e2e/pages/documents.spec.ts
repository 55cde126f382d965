import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { imageSize } from 'image-size'
import { fragmentOf, ID_PREFIX } from '#markdown/transforms/fragments.ts'
import { site } from '#tests/fixtures/site.ts'
import { copyProject } from '#tests/support/project-files.ts'
import { filesIn } from '#tests/support/site/files-in.ts'
import { BUILD_DAY, VARIANTS } from '#tests/support/site/variants.ts'

/** All rules of the HTML standard, but none of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** Obsolete but conforming (HTML, 16.1). It makes the short address of a heading work without scripts. */
const NAMED_ANCHOR = 'Attribute "name" is deprecated on <a> element'

const SITES = [
  { ...VARIANTS.default, address: site.address, absent: [] },
  {
    ...VARIANTS.live,
    address: VARIANTS.live.env.SITE_ADDRESS,
    // An article of the repository links to these two, which only the fixture has.
    absent: ['Why momentum overshoots', 'How to read a loss curve'],
  },
]

for (const { folder, base } of Object.values(VARIANTS))
  test(`no heading of the site in ${folder} takes the fragment of an element of its pages`, () => {
    const articles = [...textsIn(folder)].filter(([path]) => /^blogs\/.*\.html$/.test(path))
    const ids = articles.flatMap(([, text]) =>
      Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id),
    )
    const idsOfPage = new Set(ids.filter((id) => !id.startsWith(ID_PREFIX)))
    expect(idsOfPage).toContain('main')
    // The prefix is left out only where no element of the page has the rest as its id.
    for (const id of idsOfPage) expect(fragmentOf(ID_PREFIX + id), base).toBe(ID_PREFIX + id)
  })

for (const { folder, base, address, absent } of SITES) {
  test(`every document of the site at ${base} is valid HTML`, async () => {
    const documents = [...textsIn(folder)].filter(([path]) => path.endsWith('.html'))
    const mistakes: string[] = []
    for (const [path, text] of documents) {
      const { results } = await validator.validateString(text, path)
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
        if (message !== NAMED_ANCHOR) mistakes.push(`${path}:${line}:${column}: ${message} (${ruleId})`)
    }
    expect(documents.length).toBeGreaterThan(5)
    expect(mistakes).toEqual([])
  })

  test(`every page, anchor and file that the site at ${base} links to exists`, () => {
    const broken = brokenLinks(textsIn(folder), address)
    const absentIn = (line: string) =>
      absent.find((name) => line.includes(`/blogs/${encodeURIComponent(name)}`))
    expect(broken.filter((line) => absentIn(line) === undefined)).toEqual([])
    expect(new Set(broken.map(absentIn))).toEqual(new Set(absent))
  })

  test(`every page of the site at ${base} has structured data, its own address and a share picture of the right size`, () => {
    const pages = [...textsIn(folder)].filter(
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
  expect(readFileSync('tests/fixtures/articles/A night with quokkas.md', 'utf8')).toContain('quokka')
  const leaks = [...textsIn(VARIANTS.default.folder)].filter(([path, text]) => /quokka/i.test(path + text))
  expect(leaks.map(([path]) => path)).toEqual([])
})

/** @returns the files of a finished site that name the scheduled article of the fixture, or contain a word of it */
function filesWithNumbats(site: string): string[] {
  return [...textsIn(site)].flatMap(([path, text]) => (/numbat/i.test(path + text) ? path : []))
}

test('a scheduled article is in no file of the site before its day, and on that day in all that name articles', async () => {
  test.setTimeout(120_000)
  expect(filesWithNumbats(VARIANTS.default.folder)).toEqual([])
  const onItsDay = 'build/variants/on-its-day'
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts', '--logLevel', 'error']
  const SOURCE_DATE_EPOCH = String(Date.UTC(2999, 11, 31, 23, 59, 59) / 1000)
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', ...options, '--outDir', onItsDay],
    { env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH } },
  )
  const naming = filesWithNumbats(onItsDay)
  expect(naming).toEqual(
    expect.arrayContaining([
      'articles.json',
      'blogs.html',
      'blogs/A numbat at noon.html',
      'blogs/A numbat at noon.md',
      // The next article of the newest one.
      'blogs/Backpropagation by hand.html',
      'feed.json',
      'github/api/repos/site/site/contents/articles',
      'github/raw/site/site/main/articles/A numbat at noon.md',
      'index.html',
      'llms.txt',
      'rss.xml',
      'search.json',
      'share/blogs/A numbat at noon.jpg',
      'sitemap.xml',
      'sw.js',
      'tags/termites.html',
    ]),
  )
  expect(readFileSync(join(onItsDay, 'blogs/A numbat at noon.html'), 'utf8')).not.toContain('Scheduled')
})

/** A clock forty days ahead, in another time zone. */
const LATER = `const now = Date.now; Date.now = () => now() + 40 * 86_400_000`

test('the same content gives the same bytes in another folder on another day, except build.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'another folder-'))
  // As in many containers: a folder of the project has the same name.
  const root = join(folder, 'app')
  try {
    copyProject(root)
    // The dates of articles come from the history of the same repository.
    const repository = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
    writeFileSync(join(root, '.git'), `gitdir: ${repository}`)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    const clock = ['--import', `data:text/javascript,${encodeURIComponent(LATER)}`]
    const vite = [resolve('node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error']
    execFileSync(process.execPath, [...clock, ...vite, '--config', 'tests/fixtures/vite.config.ts'], {
      cwd: root,
      env: { ...process.env, SOURCE_DATE_EPOCH: BUILD_DAY, TZ: 'Pacific/Auckland', NODE_ENV: 'production' },
    })
    const [here, there] = [VARIANTS.default.folder, join(root, 'dist')]
    expect(filesIn(there)).toEqual(filesIn(here))
    const bytesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1')
    const changed = filesIn(here).filter((file) => bytesOf(here, file) !== bytesOf(there, file))
    expect(changed).toEqual(['build.json'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The text of every file of a finished site, by its path below the folder. */
function textsIn(folder: string): Map<string, string> {
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Links of a site to its own pages, anchors and files that do not exist: a line for each, with the file that contains it. */
function brokenLinks(texts: Map<string, string>, address: string): string[] {
  const site = new URL(address)
  const problemOf = (document: string, link: string) => {
    // The page of unknown addresses can have any.
    const page = document === '404.html' ? 'blogs/any/unknown' : document.replace(/(index)?\.html$/, '')
    const pageAddress = address + page.split('/').map(encodeURIComponent).join('/')
    const { origin, pathname, hash } = new URL(link, pageAddress)
    if (origin !== site.origin) return undefined
    if (!pathname.startsWith(site.pathname)) return 'outside the site'
    const path = decodeURIComponent(pathname.slice(site.pathname.length)) || 'index'
    const file = link.startsWith('#') ? document : [`${path}.html`, path].find((name) => texts.has(name))
    if (file === undefined) return 'no such file'
    const id = decodeURIComponent(hash.slice(1)).replaceAll('&', '&amp;')
    const isAnchor = (attribute: string) => texts.get(file)?.includes(` ${attribute}="${id}"`)
    const hasAnchor = id === '' || !file.endsWith('.html') || isAnchor('id') || isAnchor('name')
    return hasAnchor ? undefined : 'no such anchor'
  }
  return [...texts].flatMap(([file, text]) =>
    addressesIn(file, text, address).flatMap((link) => {
      const problem = problemOf(file, link)
      return problem === undefined ? [] : `${file}: ${link}: ${problem}`
    }),
  )
}

/**
 * The addresses in the attributes of a document, in styles and in the manifest, and complete addresses of the site in any
 * text. The latter are cut at `#`, because fragments in structured data (`@id`) are identifiers, not anchors.
 */
function addressesIn(file: string, text: string, address: string): string[] {
  if (/\.(js|png|woff2)$/.test(file)) return []
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[1] ?? '')
  const addresses: string[] = []
  if (file.endsWith('.html')) addresses.push(...all(/\s(?:href|src|poster)="([^"]*)"/g))
  // Each candidate of a set is an address, and its width or density after a space.
  for (const set of all(/\s(?:image)?srcset="([^"]*)"/g))
    for (const candidate of set.split(',')) addresses.push(candidate.trim().split(/\s/)[0] ?? '')
  if (/\.(html|css)$/.test(file)) addresses.push(...all(/url\(["']?([^"')]+)/g))
  if (file.endsWith('.webmanifest')) addresses.push(...all(/"(?:src|start_url)": *"([^"]+)"/g))
  // What is printed beside a link has spaces, as people type it.
  const partsAfterAddress = text
    .replaceAll(/ data-address="[^"]*"/g, '')
    .split(address)
    .slice(1)
  for (const part of partsAfterAddress)
    addresses.push(address + (/^[^\s"'`<>#&\\)\]]*/.exec(part)?.[0] ?? ''))
  return addresses.map((link) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}
