/**
 * Measures the processor time, time and memory of a build: without a cache, and after a change of one article. Compare only
 * figures of one machine, because they depend on it and on its other work.
 *
 *     npm run bench:build -- 1000              articles; the default is 200
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seededRandom } from '#app/lib/terrain/seeded-random.ts'

const FOLDER = resolve('build/bench')
const USAGE = join(FOLDER, 'usage.json')
const FIXTURES = 'tests/fixtures/articles'
const WORDS = 1_870
/** Loaded into a build: writes the resources that the process and its threads have used. */
const METER = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => {
    writeFileSync(${JSON.stringify(USAGE)}, JSON.stringify({ ...process.resourceUsage(), seconds: process.uptime() }))
  })`)}`

const count = Number(process.argv[2] ?? 200)
const articles = join(FOLDER, `articles-${count}`)
const blocks = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(join(FIXTURES, name), 'utf8').split(/\n{2,}/))
  // No frontmatter, titles, pictures, notes or links within the blog, and no half blocks of code.
  .filter((block) => !/^---|^# |!\[|\[\^|\.md|\]\(#/m.test(block) && block.split('```').length % 2 === 1)

rmSync(articles, { recursive: true, force: true })
mkdirSync(articles, { recursive: true })
for (let number = 0; number < count; number += 1)
  writeFileSync(join(articles, `Article ${number}.md`), generatedArticle(number))
rmSync('build/cache/kept/bench-site', { recursive: true, force: true })

console.log(`${count} articles`.padEnd(24) + '    CPU, s   time, s  peak, MB')
measure('without a cache')
appendFileSync(join(articles, 'Article 0.md'), '\nOne more paragraph.\n')
measure('one article changed')

/** Blocks of the fixtures in another order, each with a sentence of its own. */
function generatedArticle(number: number): string {
  const random = seededRandom(number + 1)
  const date = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10)
  const parts = [`---\ndescription: The ${number}th.\ndate: ${date}\n---`, `# Article ${number}`]
  for (let words = 0; words < WORDS;) {
    const block = blocks[Math.floor(random() * blocks.length)]!
    const link = `[another](Article%20${Math.floor(number / 2)}.md)`
    parts.push(block, `Sentence ${parts.length} of Article ${number} links to ${link}.`)
    words += block.split(/\s+/).length + 7
  }
  return `${parts.join('\n\n')}\n`
}

function measure(what: string): void {
  // Otherwise the build waits until the files of an earlier one are on the disk: 18 s at 10,000 articles. Windows has no `sync`.
  spawnSync('sync')
  const options = ['build', '--app', '--logLevel', 'error', '--config', 'tests/fixtures/vite.config.ts']
  const vite = ['node_modules/vite/bin/vite.js', ...options, '--outDir', 'build/bench-site']
  const { status } = spawnSync(process.execPath, ['--import', METER, ...vite], {
    env: { ...process.env, FIXTURE_ARTICLES: articles },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${what}: the build failed.`)
  const usage = JSON.parse(readFileSync(USAGE, 'utf8')) as Record<string, number>
  const { userCPUTime = 0, systemCPUTime = 0, seconds = 0, maxRSS = 0 } = usage
  const figures = [(userCPUTime + systemCPUTime) / 1e6, seconds, maxRSS / 1_000]
  console.log(what.padEnd(24) + figures.map((figure) => figure.toFixed(1).padStart(10)).join(''))
}
